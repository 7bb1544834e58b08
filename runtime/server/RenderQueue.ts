import { Refused } from './Refused';

export interface RenderQueueOptions {
  /** Pages that are made at the same moment, and while the event loop is late. */
  atOnce: number;
  atOnceWhenLate: number;
  isLate: () => boolean;
  /** Pages that may wait, of those that are known and of those that are not. */
  mostWaiting: number;
  /** ms that one waits at most. */
  longestWaitMs: number;
  /** Counts what comes in; pages are made when nothing does, or it does for too long. */
  arrivals: () => number;
  /** ms of a steady clock. */
  now?: () => number;
  /** How long each waited (ms) before its turn came. */
  onWaited?: (ms: number) => void;
  /** One was sent away. */
  onRefused?: (reason: 'full' | 'late') => void;
}

interface Waiting {
  begin: () => void;
}

/** s after which who was sent away may try again. */
const RETRY_AFTER_S = 5;
/** ms after which it is looked anew whether the event loop is late. */
const LOOK_AGAIN_MS = 100;
/** ms for which what comes in is taken in before the next page is made. */
const LISTEN_MS = 50;

/**
 * Makes pages by turns, so that those that are ready are sent between them. Pages that readers have
 * seen before (known) come before those that nobody has, each in the order in which they came.
 */
export class RenderQueue {
  private readonly lines = { known: new Set<Waiting>(), unknown: new Set<Waiting>() };
  private isBeginning = false;
  private lookAgain: NodeJS.Timeout | undefined;
  running = 0;

  constructor(private readonly options: RenderQueueOptions) {}

  get waiting(): number {
    return this.lines.known.size + this.lines.unknown.size;
  }

  /**
   * Does a task when its turn has come.
   * @throws Refused (503) when too many wait, or it waited too long
   */
  async run<T>(task: () => Promise<T>, isKnown = false): Promise<T> {
    await this.wait(isKnown);
    try {
      return await task();
    } finally {
      this.running -= 1;
      this.beginNext();
    }
  }

  private hasRoom(): boolean {
    const { isLate, atOnce, atOnceWhenLate } = this.options;
    return this.running < (isLate() ? atOnceWhenLate : atOnce);
  }

  private wait(isKnown: boolean): Promise<void> {
    const line = this.lines[isKnown ? 'known' : 'unknown'];
    const { mostWaiting, longestWaitMs, onRefused, onWaited } = this.options;
    if (line.size >= mostWaiting) {
      onRefused?.('full');
      return Promise.reject(new Refused(503, RETRY_AFTER_S));
    }
    return new Promise((resolve, reject) => {
      const since = performance.now();
      const waiting: Waiting = {
        begin: () => {
          line.delete(waiting);
          clearTimeout(timer);
          this.running += 1;
          onWaited?.(performance.now() - since);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        line.delete(waiting);
        onRefused?.('late');
        reject(new Refused(503, RETRY_AFTER_S));
      }, longestWaitMs).unref();
      line.add(waiting);
      this.beginNext();
    });
  }

  /** One at a time, once the event loop finds nothing new: what has come in is answered first. */
  private beginNext(): void {
    if (this.isBeginning || this.waiting === 0) return;
    if (!this.hasRoom()) {
      this.lookAgain ??= setTimeout(() => {
        this.lookAgain = undefined;
        this.beginNext();
      }, LOOK_AGAIN_MS).unref();
      return;
    }
    this.isBeginning = true;
    const now = this.options.now ?? (() => performance.now());
    const end = now() + LISTEN_MS;
    const listen = (heard: number): void => {
      const arrivals = this.options.arrivals();
      if (arrivals !== heard && now() < end) {
        setImmediate(listen, arrivals);
        return;
      }
      this.isBeginning = false;
      const { known, unknown } = this.lines;
      const next = known.values().next().value ?? unknown.values().next().value;
      if (next && this.hasRoom()) next.begin();
      this.beginNext();
    };
    setImmediate(listen, this.options.arrivals());
  }
}
