import type { SocketAnswer } from '../../contract/failure';

interface Options {
  /** What calls bring along. */
  csrf: () => string;
  /** Opens a connection to a path of the site. */
  open?: (path: string) => WebSocket;
}

type Answer = Pick<SocketAnswer, 'status' | 'body'>;

const openHere = (path: string) => new WebSocket(location.origin.replace(/^http/, 'ws') + path);

/** ms without a call after which the connection is closed. */
const IDLE_MS = 30_000;
/** ms after which a connection counts as broken: as after a computer's sleep. */
const PATIENCE_MS = 4000;
/** ms until a connection is tried again where there was none. */
const RETRY_MS = 30_000;
/** Code of a connection that ended as its server stops: another one takes over. */
const SERVICE_RESTART = 1012;
/** ms in which those come back who were sent away, each at a moment of its own. */
const COME_BACK_MS = 3000;

/**
 * A connection for calls that are made with every key, as each call by HTTP costs a browser more than its
 * answer takes. It is there for as long as it is used; whoever gets no answer over it asks by HTTP.
 */
export class CallSocket {
  private socket: WebSocket | null = null;
  private path: string | null = null;
  private last = 0;
  private tryAt = 0;
  private readonly waiting = new Map<number, (answer: Answer | null) => void>();
  private idle: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: Options) {}

  /** Calls a route; null where there is no connection, or it was lost. */
  async ask(path: string, body: unknown): Promise<Answer | null> {
    if (this.path !== path) this.close();
    clearTimeout(this.idle);
    this.idle = setTimeout(() => this.close(), IDLE_MS);
    if (!this.socket) this.open(path);
    const { socket } = this;
    if (socket?.readyState !== 1) return null;
    this.last += 1;
    const call = this.last;
    const patience = setTimeout(() => this.close(), PATIENCE_MS);
    const answer = await new Promise<Answer | null>((resolve) => {
      this.waiting.set(call, resolve);
      socket.send(JSON.stringify({ call, csrf: this.options.csrf(), body }));
    });
    clearTimeout(patience);
    return answer;
  }

  close(): void {
    const { socket } = this;
    this.socket = null;
    this.tryAt = 0;
    clearTimeout(this.idle);
    socket?.close();
    this.lose();
  }

  private open(path: string): void {
    if (Date.now() < this.tryAt) return;
    const { open = openHere } = this.options;
    const socket = open(`${path}/socket`);
    this.path = path;
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const { call, ...answer } = JSON.parse(data as string) as SocketAnswer;
      if (call === null) return;
      this.waiting.get(call)?.(answer);
      this.waiting.delete(call);
    });
    socket.addEventListener('close', ({ code }) => {
      if (this.socket !== socket) return;
      this.socket = null;
      const wait = code === SERVICE_RESTART ? Math.random() * COME_BACK_MS : RETRY_MS;
      this.tryAt = Date.now() + wait;
      this.lose();
    });
  }

  /** Nobody waits for what will not come. */
  private lose(): void {
    for (const resolve of this.waiting.values()) resolve(null);
    this.waiting.clear();
  }
}
