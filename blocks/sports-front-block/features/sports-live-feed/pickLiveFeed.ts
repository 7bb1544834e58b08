import { withoutStories } from '../../../../components/fronts/withoutStories';
import type { StoryCard } from '../../../../content/schemas/ans';
import { isWithinMs } from '../../../../utils/dates/isWithinMs';

/** ms: articles of the live feed are at most 7 days old (widgets §9). */
export const MAX_AGE_MS = 7 * 86_400_000;

export interface LiveFeedChoice {
  /** What is read most, best first. */
  popular: readonly StoryCard[];
  /** The newest of the section: they follow where few are read, as at night. */
  newest: readonly StoryCard[];
  /** What the front shows already. */
  taken: readonly StoryCard[];
  limit: number;
  /** ms since 1970. */
  now: number;
}

/** The stories of the live feed: displayed within 7 days, not on the page already, each once. */
export function pickLiveFeed({ popular, newest, taken, limit, now }: LiveFeedChoice): StoryCard[] {
  const isFresh = ({ display_date: date }: StoryCard) =>
    isWithinMs(date, new Date(now), MAX_AGE_MS);
  const read = withoutStories(popular, taken).filter(isFresh);
  const others = withoutStories(newest, [...taken, ...read]).filter(isFresh);
  return [...read, ...others].slice(0, limit);
}
