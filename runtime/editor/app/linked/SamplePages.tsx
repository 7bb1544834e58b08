import { useEffect, useRef, useState } from 'react';
import { Frame } from '../../../ui/Frame';
import { messageOf } from '../call';
import type { Api } from '../api';
import { DeviceChoice } from '../page/DeviceChoice';
import { DEVICES, type Device } from '../page/devices';
import { focusFirst } from '../publish/useCalls';
import type { LinkUseRow } from './linkedCalls';
import { openSample, type OpenedSample } from './openSample';

interface Props {
  api: Api;
  /** The linked block that is edited; its draft is saved. */
  blockId: string;
  onBack: () => void;
}

/** Pages that show a linked block, as they would be with its draft: to be looked at before readers get it. */
export default function SamplePages({ api, blockId, onBack }: Props) {
  const [uses, setUses] = useState<readonly LinkUseRow[] | null>(null);
  const [index, setIndex] = useState(0);
  const [device, setDevice] = useState<Device>('desktop');
  const [shown, setShown] = useState<{ id: string; sample: OpenedSample } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const page = uses?.[index];

  useEffect(() => {
    let isWanted = true;
    api.listUses(blockId).then(
      (answer) => isWanted && setUses(answer.uses),
      (error: unknown) => isWanted && setFailure(messageOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [api, blockId]);
  useEffect(() => {
    if (!page) return;
    let isWanted = true;
    openSample(api, blockId, page).then(
      (sample) => {
        if (!isWanted) return;
        setShown({ id: page.id, sample });
        setFailure(null);
      },
      (error: unknown) => isWanted && setFailure(messageOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [api, blockId, page]);

  const sample = shown !== null && shown.id === page?.id ? shown.sample : null;
  const count = uses?.length ?? 1;
  const step = (by: -1 | 1) => setIndex((index + by + count) % count);
  return (
    <div className="publish">
      <div className="publish__body samples">
        {failure !== null && <p role="alert">{failure}</p>}
        {uses?.length === 0 && <p>No page shows this block yet.</p>}
        {uses && page && (
          <>
            <div className="samples__bar">
              <label className="choice samples__page">
                Page
                <select
                  className="input"
                  value={index}
                  onChange={({ target }) => setIndex(Number(target.value))}
                >
                  {uses.map(({ id, name, isLive }, at) => (
                    <option key={id} value={at}>
                      {isLive ? name : `${name} (draft)`}
                    </option>
                  ))}
                </select>
              </label>
              <button
                type="button"
                className="button"
                disabled={uses.length < 2}
                onClick={() => step(-1)}
              >
                Previous page
              </button>
              <button
                type="button"
                className="button"
                disabled={uses.length < 2}
                onClick={() => step(1)}
              >
                Next page
              </button>
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
