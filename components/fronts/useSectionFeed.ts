import { useContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import type { StoryCard } from '../../content/schemas/ans';
import { trimEnd } from '../../utils/text/trimEnd';

interface SectionFeed {
  /** Newest first; null until they are there. */
  stories: StoryCard[] | null;
  /** Path of the section, without a slash at the end. */
  section: string;
  /** As the site calls it; empty for one that it does not know. */
  name: string;
}

/** The newest of a section and what readers call it: for fronts of one kind of story. */
export function useSectionFeed(
  path: string,
  limit: number,
  contentTypes = 'story,gallery,video',
): SectionFeed {
  const { arcSite } = useAppContext();
  const section = trimEnd(path, '/');
  const feed = useContent(
    section
      ? {
          source: 'content-feed',
          query: {
            feedParameter: section,
            feedType: 'taxonomy.sections._id',
            contentTypes,
            limit,
          },
        }
      : null,
  );
  const { sections } = getProperties(arcSite);
  return {
    stories: feed?.stories ?? null,
    section,
    name: sections.find(({ _id }) => _id === section)?.name ?? '',
  };
}
