/** ms after the last change until it is sent, and at most. */
const PAUSE_MS = 800;
const LONGEST_MS = 4000;
/** ms until the server is tried again. */
const RETRY_MS = 3000;

/** Says when what was done is to be sent: after a pause, but soon even while someone keeps typing. */
export class SaveTimer {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private firstAt = 0;

  constructor(private readonly send: () => void) {}

  /** Something was done. */
  soon(): void {
    const now = Date.now();
    if (this.timer === undefined) this.firstAt = now;
    clearTimeout(this.timer);
    const wait = Math.max(0, Math.min(PAUSE_MS, this.firstAt + LONGEST_MS - now));
    this.timer = setTimeout(this.send, wait);
  }

  /** It could not be sent. */
  again(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.send, RETRY_MS);
  }

  /** It is sent by another hand. */
  stop(): void {
    clearTimeout(this.timer);
  }

  /** It is on its way: what is done now is the first of the next. */
  clear(): void {
    this.timer = undefined;
  }
}
