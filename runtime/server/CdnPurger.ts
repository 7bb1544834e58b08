import { request } from 'undici';

export interface CdnPurgerOptions {
  /** Where tags are posted: `CDN_PURGE_URL`. */
  url: string;
  /** Bearer token for it; empty for none. */
  token: string;
  /** Stands for all tags, where too many wait. */
  everything: string;
  /** Told of each failure: how many there were since the last success, and how many tags wait. */
  onFailure: (error: Error, failures: number, waiting: number) => void;
  /** ms that tags are collected for before they are sent. */
  pause?: number;
  /** ms until the first repetition; twice as long each time, a minute at most. */
  firstRetry?: number;
}

/** ms: long enough for every node to have heard of a change before a CDN asks one of them. */
const PAUSE = 250;
const FIRST_RETRY = 1000;
const LONGEST_RETRY = 60_000;
const TIMEOUT = 10_000;
/** Tags that wait; more are told as everything. */
const MOST_WAITING = 5000;
/** Tags in one request. */
const MOST_AT_ONCE = 500;

/**
 * Tells a CDN which tags (`cache-tag`) it has to forget: `POST {"tags": […]}` with a bearer token. What comes
 * close together is told together, and what could not be told is told again until it is.
 */
export class CdnPurger {
  readonly #options: CdnPurgerOptions;
  readonly #stopping = new AbortController();
  #waiting = new Set<string>();
  #failures = 0;
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> = Promise.resolve();

  constructor(options: CdnPurgerOptions) {
    this.#options = options;
  }

  /** Takes tags to tell of; it never fails. */
  add(tags: readonly string[]): void {
    const { everything, pause = PAUSE } = this.#options;
    for (const tag of tags) this.#waiting.add(tag);
    if (this.#waiting.size > MOST_WAITING || this.#waiting.has(everything))
      this.#waiting = new Set([everything]);
    if (this.#failures === 0) this.#wait(pause);
  }

  /** Tells what waits, once, and stops. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#sending;
    if (this.#waiting.size > 0 && this.#failures === 0) await this.#send();
    this.#stopping.abort();
    clearTimeout(this.#timer);
  }

  #wait(ms: number): void {
    if (this.#timer || this.#stopping.signal.aborted) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#sending = this.#sending.then(() => this.#send());
    }, ms);
    this.#timer.unref();
  }

  async #send(): Promise<void> {
    const { firstRetry = FIRST_RETRY, onFailure } = this.#options;
    while (this.#waiting.size > 0) {
      const tags = [...this.#waiting].slice(0, MOST_AT_ONCE);
      for (const tag of tags) this.#waiting.delete(tag);
      try {
        await this.#post(tags);
        this.#failures = 0;
      } catch (error) {
        this.#failures += 1;
        this.add(tags);
        onFailure(error as Error, this.#failures, this.#waiting.size);
        return this.#wait(Math.min(LONGEST_RETRY, firstRetry * 2 ** (this.#failures - 1)));
      }
    }
  }

  async #post(tags: readonly string[]): Promise<void> {
    const { url, token } = this.#options;
    const { statusCode, body } = await request(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(TIMEOUT)]),
    });
    await body.dump();
    if (statusCode >= 300) throw new Error(`The CDN's purge hook answered ${statusCode}.`);
  }
}
