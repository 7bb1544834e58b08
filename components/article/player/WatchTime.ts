/** Shares of a video that are reported, in percent. */
export const WATCH_MILESTONES = [25, 50, 75, 100] as const;

export type WatchMilestone = (typeof WATCH_MILESTONES)[number];

/** From and to, in s. */
type Span = readonly [number, number];

/** A player that is asked late (a tab in the background) may still have played all the while. */
const FASTEST = 2;
/** s; between two answers of a player. */
const SLACK = 0.5;
/** s, and share: a video counts as whole although its ends fell between two samples. */
const MISSING = { seconds: 1, share: 0.05 };

/**
 * How much of a video was watched: seconds that really played, not those that were skipped. A share
 * is reached when so much of the video has been seen, in whatever order.
 */
export class WatchTime {
  private seen: Span[] = [];
  private readonly reached = new Set<WatchMilestone>();
  private last: { position: number; at: number } | null = null;
  private watched = 0;

  /** s, repeated parts counted each time. */
  get seconds(): number {
    return this.watched;
  }

  /**
   * Notes where a playing video is; gives the shares that this has reached.
   *
   * @param position s @param duration s, 0 where unknown @param at ms of any clock
   */
  sample(position: number, duration: number, at: number): WatchMilestone[] {
    const { last } = this;
    this.last = { position, at };
    if (last === null) return [];
    const step = position - last.position;
    const possible = ((at - last.at) / 1000) * FASTEST + SLACK;
    // Otherwise the reader has jumped.
    if (step <= 0 || step > possible) return [];
    this.watched += step;
    this.seen = withSpan(this.seen, [last.position, position]);
    return duration > 0 ? this.reachedOf(duration) : [];
  }

  /** The video stands: the next position does not follow from the last. */
  rest(): void {
    this.last = null;
  }

  private reachedOf(duration: number): WatchMilestone[] {
    const total = this.seen.reduce((sum, [from, to]) => sum + to - from, 0);
    const isWhole = duration - total <= Math.min(MISSING.seconds, duration * MISSING.share);
    const share = isWhole ? 100 : Math.min(99, (total / duration) * 100);
    const fresh = WATCH_MILESTONES.filter((mark) => share >= mark && !this.reached.has(mark));
    for (const mark of fresh) this.reached.add(mark);
    return fresh;
  }
}

/** The spans with one more, joined where they touch. */
function withSpan(spans: readonly Span[], [from, to]: Span): Span[] {
  const apart = spans.filter(([start, end]) => end < from || start > to);
  const touching = spans.filter(([start, end]) => end >= from && start <= to);
  const starts = touching.map(([start]) => start);
  const ends = touching.map(([, end]) => end);
  return [...apart, [Math.min(from, ...starts), Math.max(to, ...ends)]];
}
