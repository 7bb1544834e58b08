import type { AnsVideo, StoryCard } from '../../../content/schemas/ans';
import type { Game } from '../../../utils/stats/game';
import { isAhead } from './isAhead';

/** ms after the start in which a film is about this game: the whole next day. */
const ABOUT = 36 * 60 * 60_000;

/** The film of a story that can be played; null without one. */
export function filmOf({ promo }: StoryCard): AnsVideo | null {
  const media = [promo.video, promo.lead_art, promo.basic, promo.youtube];
  for (const item of media) {
    if (item?.type === 'video' && (item.youtubeId || item.streams.length > 0)) return item;
  }
  return null;
}

/**
 * The story with the highlights of a game: the newest film of its team since it began. Null without one, and
 * of a game that was not played.
 */
export function highlightsOf(game: Game, stories: readonly StoryCard[]): StoryCard | null {
  if (isAhead(game)) return null;
  const begun = Date.parse(game.start.at ?? '');
  return (
    stories.find((story) => {
      const since = Date.parse(story.display_date) - begun;
      return since >= 0 && since < ABOUT && filmOf(story) !== null;
    }) ?? null
  );
}
