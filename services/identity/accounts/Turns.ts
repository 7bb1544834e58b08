import { HttpError } from '../../http/HttpError';

/** Lets some jobs run at once and some wait, so that a flood of them leaves room for other work. */
export class Turns {
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(private readonly limits: { running: number; waiting: number }) {}

  /** @throws HttpError 503 when too many wait already. */
  async take<T>(job: () => Promise<T>): Promise<T> {
    if (this.running < this.limits.running) {
      this.running += 1;
    } else {
      if (this.waiting.length >= this.limits.waiting)
        throw new HttpError(
          503,
          'Too many people are signing in right now. Try again in a minute.',
        );
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    try {
      return await job();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
