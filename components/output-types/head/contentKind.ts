import type { Author, PageSection, Story } from '../../../content/schemas/ans';
import { gameOf } from '../../../content/schemas/gameContent';
import { isNamed, type Named } from '../../../content/schemas/namedContent';
import { isAuthor, isSection, isStory } from '../../../content/schemas/pageContent';
import { isPlaceList, type PlaceList } from '../../../content/schemas/placeList';
import type { Game } from '../../../utils/stats/game';

/** The kinds of global content that have a head of their own. */
export type HeadContent =
  | { kind: 'story'; story: Story }
  | { kind: 'section'; section: PageSection }
  | { kind: 'author'; author: Author }
  | { kind: 'game'; game: Game }
  | { kind: 'places'; list: PlaceList }
  | { kind: 'named'; named: Named }
  | { kind: 'other' };

/** Tells what a page is about from the shape that its content source delivers. */
export function contentKind(content: unknown): HeadContent {
  if (isStory(content)) return { kind: 'story', story: content };
  if (isSection(content)) return { kind: 'section', section: content };
  if (isAuthor(content)) return { kind: 'author', author: content };
  if (isPlaceList(content)) return { kind: 'places', list: content };
  if (isNamed(content)) return { kind: 'named', named: content };
  const game = gameOf(content);
  return game ? { kind: 'game', game } : { kind: 'other' };
}
