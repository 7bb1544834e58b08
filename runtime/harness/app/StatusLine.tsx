import type { HarnessRendering } from '../types';
import { formatBytes, formatTime } from './formatNumbers';

interface Props {
  rendering: HarnessRendering | null;
  isPending: boolean;
  /** ms from the last edit until it could be seen; null when the frame was loaded instead. */
  latency: number | null;
  build: string | undefined;
  isConnected: boolean;
}

/** Time and size of what is shown, always in sight. */
export function StatusLine({ rendering, isPending, latency, build, isConnected }: Props) {
  return (
    <footer className="status">
      <span className={isPending ? 'status__live status__live--pending' : 'status__live'}>
        {latency === null ? 'Live' : `Live, ${formatTime(latency)}`}
      </span>
      {rendering && (
        <>
          <span>Rendered in {formatTime(rendering.duration)}</span>
          <span>HTML {formatBytes(rendering.sizes.html.gzip)} gzip</span>
          <span>
            {rendering.requests.length === 1
              ? '1 request'
              : `${rendering.requests.length} requests`}
          </span>
        </>
      )}
      <span className="status__end">
        {!isConnected && <span className="bad">Not connected to the server</span>}
        {build && <span>Build {build.slice(0, 8)}</span>}
      </span>
    </footer>
  );
}
