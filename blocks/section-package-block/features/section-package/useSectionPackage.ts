import { useContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { cardImage } from '../../../../components/cards/cardImage';
import { useStoriesOnce, withSpare } from '../../../../components/fronts/useStoriesOnce';
import type { StoryCard } from '../../../../content/schemas/ans';
import { safeUrl } from '../../../../content/schemas/safeUrl';
import { trimEnd } from '../../../../utils/text/trimEnd';
import { PACKAGE_SIZES } from './SectionPackage';
import type { SectionPackageFields } from './sectionPackageFields';

interface PackageContent {
  stories: StoryCard[];
  heading: string;
  /** Address that the heading links to; empty where the package has no section or address: it is no link then. */
  url: string;
  /** Of the section, without a slash at the end. */
  section: string;
}

/** What a package shows: stories that the page does not show yet, and what they stand below. */
export function useSectionPackage(fields: SectionPackageFields): PackageContent {
  const { arcSite } = useAppContext();
  const { sections } = getProperties(arcSite);
  const { collectionId, layout, offset } = fields;
  const section = trimEnd(fields.section, '/');
  const isStrip = layout === 'photo-strip';
  const count = PACKAGE_SIZES[layout];
  // A strip leaves out stories without a picture.
  const size = withSpare(isStrip ? 2 * count : count);
  const collection = useContent(
    collectionId ? { source: 'collections-api', query: { id: collectionId, size, offset } } : null,
  );
  const feed = useContent(
    !collectionId && section
      ? {
          source: 'content-feed',
          query: {
            feedParameter: section,
            feedType: 'taxonomy.sections._id',
            limit: size,
            offset,
          },
        }
      : null,
  );
  const found = collection ?? feed?.stories ?? [];
  const stories = useStoriesOnce(
    isStrip ? found.filter((story) => cardImage(story)) : found,
    count,
  );
  const name = sections.find(({ _id }) => _id === section)?.name;
  return {
    stories,
    heading: fields.heading || name || 'More stories',
    url: safeUrl(fields.url || (section && `${section}/`)) ?? '',
    section,
  };
}
