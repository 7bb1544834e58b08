import type { Author, StoryCard } from '../../content/schemas/ans';
import { cleanByline } from '../../utils/story/cleanByline';

export interface CardAuthor {
  name: string;
  url: string | null;
  image: Author['image'];
}

/**
 * The writers of a card as they are printed, each once: cleaned names (platform §5); a writer of
 * whom only the id is known shows that id (widgets §5).
 */
export function cardAuthors(story: Pick<StoryCard, 'authors' | 'distributor'>): CardAuthor[] {
  const printed = new Map<string, CardAuthor>();
  for (const author of story.authors) {
    const raw = author.byline || author.name || author._id;
    const name = cleanByline(raw, story.distributor?.name);
    if (name !== null && !printed.has(name)) {
      printed.set(name, { name, url: author.url, image: author.image });
    }
  }
  return [...printed.values()];
}
