import { hashText } from '../../utils/text/hashText';
import type { Element } from './bodyTools';
import type { StoryFile } from './StoryFile';

/**
 * The newest cards of a live blog, for cards on other pages.
 * @param url of the live blog
 * @param elements of its body
 */
export function liveTimeline(story: StoryFile, url: string, elements: Element[], clock: Date) {
  const minutes = [...story.body.matchAll(/^## .+\n+Timestamp:?\s*-(\d+)/gm)];
  return elements
    .filter(({ level }) => level === 2)
    .slice(0, 6)
    .map(({ _id, content }, index) => ({
      header: content,
      url: `${url}/card-${hashText(String(_id))}`,
      timestamp: new Date(
        clock.getTime() - Number(minutes[index]?.[1] ?? 0) * 60_000,
      ).toISOString(),
    }));
}
