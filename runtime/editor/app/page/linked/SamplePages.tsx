import { useRef, useState } from 'react';
import type { LinkUseRow } from '../../../contract/documents';
import { Frame } from '../../../../ui/Frame';
import { DeviceChoice } from '../../canvas/DeviceChoice';
import { DEVICES, type Device } from '../../canvas/devices';
import type { Api } from '../../shared/api';
import { focusFirst } from '../../shared/focusFirst';
import { useAnswer } from '../../shared/queries';
import { useSample } from './useSample';

interface Props {
  api: Api;
  /** The linked block that is edited; its draft is saved. */
  blockId: string;
  onBack: () => void;
}

/** Pages that show a linked block, as they would be with its draft: to be looked at before readers get it. */
export default function SamplePages({ api, blockId, onBack }: Props) {
  const [index, setIndex] = useState(0);
  const [device, setDevice] = useState<Device>('desktop');
  const frame = useRef<HTMLIFrameElement>(null);
  const { data, problem } = useAnswer(api, 'listUses', { id: blockId });
  const uses = data?.uses ?? null;
  const page = uses?.[index] ?? null;
  const { sample, failure } = useSample(api, blockId, page);
  const reason = problem ?? failure;

  return (
    <div className="publish">
      <div className="publish__body samples">
        {reason !== null && <p role="alert">{reason}</p>}
        {uses?.length === 0 && <p>No page shows this block yet.</p>}
        {uses && page && (
          <>
            <div className="samples__bar">
              <PageChoice uses={uses} index={index} onIndex={setIndex} />
              <DeviceChoice device={device} onDevice={setDevice} />
            </div>
            <p className="dim" role="status">
              {sample
                ? `Page ${index + 1} of ${uses.length}, as ${sample.uri}. ${sample.note}`
                : 'Drawing the page'}
            </p>
            <div className="samples__frame">
              <Frame
                key={page.id}
                frame={frame}
                src={sample?.url}
                onLoad={() => {}}
                title={`${page.name} with the draft`}
                width={DEVICES[device].width}
                zoom="fit"
                sandbox="allow-scripts"
              />
            </div>
          </>
        )}
      </div>
      <div className="publish__foot">
        <button type="button" className="button" ref={focusFirst} onClick={onBack}>
          Back to publishing
        </button>
      </div>
    </div>
  );
}

interface PageChoiceProps {
  uses: readonly LinkUseRow[];
  index: number;
  onIndex: (index: number) => void;
}

/** Which of the pages is looked at. */
function PageChoice({ uses, index, onIndex }: PageChoiceProps) {
  const step = (by: -1 | 1) => onIndex((index + by + uses.length) % uses.length);
  return (
    <>
      <label className="choice samples__page">
        Page
        <select
          className="input"
          value={index}
          onChange={({ target }) => onIndex(Number(target.value))}
        >
          {uses.map(({ id, name, isLive }, at) => (
            <option key={id} value={at}>
              {isLive ? name : `${name} (draft)`}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="button" disabled={uses.length < 2} onClick={() => step(-1)}>
        Previous page
      </button>
      <button type="button" className="button" disabled={uses.length < 2} onClick={() => step(1)}>
        Next page
      </button>
    </>
  );
}
