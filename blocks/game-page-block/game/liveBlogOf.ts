import type { StoryCard } from '../../../content/schemas/ans';
import { isLiveBlog } from '../../../utils/story/isLiveBlog';
import { getEasternParts } from '../../../utils/dates/getEasternParts';
import type { Game } from '../../../utils/stats/game';

/** The live blog that was written on the day of the game; null where there is none. */
export function liveBlogOf({ start }: Game, stories: readonly StoryCard[]): StoryCard | null {
  const day = dayOf(start.at) || start.localDate;
  return stories.find((story) => isLiveBlog(story) && dayOf(story.display_date) === day) ?? null;
}

/** Eastern, `2026-11-22`. */
function dayOf(moment: string | null): string {
  const parts = getEasternParts(moment);
  if (!parts) return '';
  const two = (value: number) => String(value).padStart(2, '0');
  return `${parts.year}-${two(parts.month)}-${two(parts.day)}`;
}
