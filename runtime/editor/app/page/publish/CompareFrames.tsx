import { useRef, useState } from 'react';
import { Frame } from '../../../../ui/Frame';
import { DeviceChoice } from '../../canvas/DeviceChoice';
import { DEVICES, type Device } from '../../canvas/devices';
import type { Api } from '../../shared/api';
import { useAnswer } from '../../shared/queries';

interface Props {
  api: Pick<Api, 'preview'>;
  documentId: string;
  version: number;
  /** Address that the page is shown as; null: where its content is found. */
  uri: string | null;
}

/** A version and the draft, side by side, as the engine draws them. */
export function CompareFrames({ api, documentId: id, version, uri }: Props) {
  const [device, setDevice] = useState<Device>('desktop');
  const old = useAnswer(api, 'preview', { id, uri, version });
  const draft = useAnswer(api, 'preview', { id, uri });
  const problem = old.problem ?? draft.problem;
  return (
    <>
      <DeviceChoice device={device} onDevice={setDevice} />
      {problem !== null && (
        <p className="bad" role="alert">
          {problem}
        </p>
      )}
      <div className="compare">
        <Compared title={`Version ${version}`} src={old.data?.url} device={device} />
        <Compared title="Draft" src={draft.data?.url} device={device} />
      </div>
    </>
  );
}

interface ComparedProps {
  title: string;
  /** Not there while it is being opened. */
  src: string | undefined;
  device: Device;
}

/** One of the two. */
function Compared({ title, src, device }: ComparedProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <div className="compare__one">
      <h4>{title}</h4>
      <Frame
        frame={frame}
        src={src}
        onLoad={() => {}}
        title={title}
        width={DEVICES[device].width}
        zoom="fit"
        sandbox="allow-scripts"
      />
    </div>
  );
}
