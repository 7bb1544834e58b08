import { useEffect, useRef, useState } from 'react';
import { Frame } from '../../../ui/Frame';
import { messageOf } from '../call';
import type { Api } from '../api';
import { DeviceChoice } from '../page/DeviceChoice';
import { DEVICES, type Device } from '../page/devices';

interface Props {
  api: Api;
  documentId: string;
  version: number;
  /** Address that the page is shown as; null: where its content is found. */
  uri: string | null;
}

/** A version and the draft, side by side, as the engine draws them. */
export function CompareFrames({ api, documentId, version, uri }: Props) {
  const [urls, setUrls] = useState<readonly [string, string] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [device, setDevice] = useState<Device>('desktop');
  const [oldFrame, draftFrame] = [useRef<HTMLIFrameElement>(null), useRef<HTMLIFrameElement>(null)];

  useEffect(() => {
    let isCurrent = true;
    Promise.all([api.preview(documentId, uri, version), api.preview(documentId, uri)]).then(
      ([old, draft]) => isCurrent && setUrls([old.url, draft.url]),
      (error: unknown) => isCurrent && setFailure(messageOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, documentId, uri, version]);

  return (
    <>
      <DeviceChoice device={device} onDevice={setDevice} />
      {failure !== null && (
        <p className="bad" role="alert">
          {failure}
        </p>
      )}
      <div className="compare">
        {(
          [
            [`Version ${version}`, oldFrame],
            ['Draft', draftFrame],
          ] as const
        ).map(([title, frame], index) => (
          <div className="compare__one" key={title}>
            <h4>{title}</h4>
            <Frame
              frame={frame}
              src={urls?.[index]}
              onLoad={() => {}}
              title={title}
              width={DEVICES[device].width}
              zoom="fit"
              sandbox="allow-scripts"
            />
          </div>
        ))}
      </div>
    </>
  );
}
