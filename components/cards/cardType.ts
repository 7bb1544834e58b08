import type { StoryCard } from '../../content/schemas/ans';
import { getArticleKind } from '../../utils/story/getArticleKind';
import { isColumnist } from '../../utils/story/isColumnist';
import { isLiveBlog } from '../../utils/story/isLiveBlog';

/** Kinds of cards, as `data-card-type` names them (widgets §2). */
export type CardType =
  | 'story'
  | 'gallery'
  | 'video'
  | 'live-blog'
  | 'podcast'
  | 'columnist'
  | 'call-to-action';

/** What kind of card a story makes. The subtype counts before the type. */
export function cardType(story: StoryCard): CardType {
  if (isLiveBlog(story)) return 'live-blog';
  if (story.subtype === 'podcast') return 'podcast';
  if (story.subtype === 'call-to-action') return 'call-to-action';
  const kind = getArticleKind(story);
  if (kind !== 'story') return kind;
  return isColumnist(story) ? 'columnist' : 'story';
}
