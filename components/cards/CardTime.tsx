import type { StoryCard } from '../../content/schemas/ans';
import { showsUpdatedPrefix } from '../../utils/story/showsUpdatedPrefix';
import { Timestamp } from '../ui/Timestamp';

export interface CardTimeProps {
  story: Pick<StoryCard, 'bylines' | 'display_date'>;
  /** ms since 1970; null where the clock may not be read, and then nothing says "Updated". */
  now: number | null;
}

/**
 * The time of a card: within 180 minutes of the display date "Updated 2:05 p.m. ET" (widgets §5),
 * later the date. What its bylines say comes first (widgets §3).
 */
export function CardTime({ story, now }: CardTimeProps) {
  const { bylines } = story;
  if (bylines?.time) return <span className="timestamp">{bylines.time}</span>;
  const date = bylines?.date || story.display_date;
  const isFresh = now !== null && showsUpdatedPrefix(date, now);
  return (
    <Timestamp date={date} format={isFresh ? 'time' : 'date'} prefix={isFresh ? 'Updated' : ''} />
  );
}
