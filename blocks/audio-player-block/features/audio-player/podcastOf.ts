import type { Story } from '../../../../content/schemas/ans';
import type { Podcast } from '../../../../properties/podcasts';

/** The show of an episode: the one whose title is in the story's label; null for none. */
export function podcastOf(
  story: Pick<Story, 'eyebrow'>,
  podcasts: readonly Podcast[],
): Podcast | null {
  const label = story.eyebrow?.text.toLowerCase() ?? '';
  return podcasts.find(({ title }) => label.includes(title.toLowerCase())) ?? null;
}
