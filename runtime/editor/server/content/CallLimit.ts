/** Someone asks too often. */
export class TooOften extends Error {
  override name = 'TooOften';
}

interface Options {
  /** Calls of one person. */
  most: number;
  /** ms in which they count. */
  windowMs: number;
}

/** Counts calls by who makes them, and forgets everybody when a window ends. */
export class CallLimit {
  private counts = new Map<string, number>();
  private ends = 0;

  constructor(private readonly options: Options) {}

  /**
   * Counts a call.
   * @param now ms since 1970
   * @throws TooOften
   */
  take(who: string, now: number): void {
    const { most, windowMs } = this.options;
    if (now >= this.ends) {
      this.counts = new Map();
      this.ends = now + windowMs;
    }
    const count = (this.counts.get(who) ?? 0) + 1;
    this.counts.set(who, count);
    if (count > most) throw new TooOften('Too many questions at once. Wait a minute.');
  }
}
