import { ImageError } from './ImageError';

/** Runs at most `running` jobs at once and lets at most `waiting` wait; equal keys share one job. */
export class WorkQueue<T> {
  readonly #shared = new Map<string, Promise<T>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(private readonly limits: { running: number; waiting: number }) {}

  /** @throws ImageError 503 when too many are waiting already. */
  run(key: string, job: () => Promise<T>): Promise<T> {
    const shared = this.#shared.get(key);
    if (shared) return shared;
    const started = this.#start(job).finally(() => this.#shared.delete(key));
    this.#shared.set(key, started);
    return started;
  }

  async #start(job: () => Promise<T>): Promise<T> {
    if (this.#running < this.limits.running) {
      this.#running += 1;
    } else {
      if (this.#waiting.length >= this.limits.waiting) {
        throw new ImageError(503, 'too many pictures are being made; ask again soon');
      }
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    try {
      return await job();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
