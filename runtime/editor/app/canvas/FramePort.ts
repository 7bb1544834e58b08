import { sameValue } from '../../../forms/sameValue';
import type { FrameMessage, HostMessage } from '../shared/frameProtocol';

/** The channel to a canvas's frame. A frame that is loaded anew is told again how things stand. */
export class FramePort {
  private port: MessagePort | null = null;
  private readonly kept = new Map<HostMessage['kind'], HostMessage>();

  constructor(private readonly hear: (message: FrameMessage) => void) {}

  /** Answers a frame's first word with a channel of its own. */
  connect(frame: Window): void {
    this.close();
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    port1.addEventListener('message', ({ data }) => this.hear(data as FrameMessage));
    port1.start();
    frame.postMessage('connect', '*', [port2]);
    for (const message of this.kept.values()) this.post(message);
  }

  post(message: HostMessage): void {
    this.port?.postMessage(message);
  }

  /** Says how something stands, now and to each frame that comes. */
  keep(message: HostMessage): void {
    if (sameValue(message, this.kept.get(message.kind))) return;
    this.kept.set(message.kind, message);
    this.post(message);
  }

  close(): void {
    this.port?.close();
  }
}
