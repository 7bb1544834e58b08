export const MIN_FEED_TIMELINES = 3;

/**
 * Whether a card shows the live blog's timeline at all (widgets §5): not in related-stories mode,
 * and in a feed only with at least 3 timelines.
 *
 * @param card.timelineCount entries with a header, before `selectTimeline` drops any
 */
export function showsTimeline(card: {
  isRelatedStories: boolean;
  isInFeed: boolean;
  timelineCount: number;
}): boolean {
  if (card.isRelatedStories) return false;
  return card.timelineCount >= (card.isInFeed ? MIN_FEED_TIMELINES : 1);
}
