import { storyPath } from '../../http/storyPath';

const MAX_LENGTH = 2048;

/**
 * The path of the story of ours that a link leads to, a live blog for one of its cards; null for a link that
 * leads anywhere else.
 *
 * @param origins of the site
 */
export function linkedStory(link: unknown, origins: readonly string[]): string | null {
  if (typeof link !== 'string' || link.length > MAX_LENGTH || !URL.canParse(link)) return null;
  const { origin, pathname, username, password } = new URL(link);
  if (username !== '' || password !== '' || !origins.includes(origin)) return null;
  return storyPath(pathname);
}
