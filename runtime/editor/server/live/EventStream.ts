import type { LiveEvent } from '../../contract/liveEvents';
import type { ServerResponse } from 'node:http';
import { EDITOR_HEADERS } from '../session/editorHeaders';

/** ms after which a browser tries again when the connection is lost. */
const RETRY = 2000;
/** Bytes that may wait for a browser: one that takes none of them is not there any more. */
const MOST_WAITING = 256 * 1024;

/** Server-sent events to one browser. Who does not read them is let go, and nothing is kept for them. */
export class EventStream {
  /** @param onSlow hears that it was let go for that */
  constructor(
    private readonly raw: ServerResponse,
    private readonly onSlow: () => void,
  ) {
    raw.writeHead(200, {
      ...EDITOR_HEADERS,
      'content-type': 'text/event-stream',
      // Nothing comes after a stream.
      connection: 'close',
      // Proxies would wait for more.
      'x-accel-buffering': 'no',
    });
    this.write(`retry: ${RETRY}\n\n`);
  }

  send({ kind, ...data }: LiveEvent): void {
    this.write(`event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** A sign of life, that nobody hears. */
  beat(): void {
    this.write(': here\n\n');
  }

  /** @param retryAfter ms after which the browser comes back, where that is not as usual */
  end(retryAfter?: number): void {
    if (retryAfter !== undefined) this.write(`retry: ${retryAfter}\n\n`);
    this.raw.end();
  }

  private write(text: string): void {
    const { raw } = this;
    if (raw.destroyed || raw.writableEnded) return;
    raw.write(text);
    if (raw.writableLength <= MOST_WAITING) return;
    raw.destroy();
    this.onSlow();
  }
}
