import { useContent, useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import PropTypes from 'fusion:prop-types';
import getProperties from 'fusion:properties';
import { oneOf } from '../../../../components/cards/cardOptions';
import { cardImage } from '../../../../components/cards/cardImage';
import { useStoriesOnce, withSpare } from '../../../../components/fronts/useStoriesOnce';
import type { StoryCard } from '../../../../content/schemas/ans';
import { number, text, type JsonRecord } from '../../../../content/schemas/json';
import { safeUrl } from '../../../../content/schemas/safeUrl';
import type { SiteProperties } from '../../../../properties';
import { PACKAGE_LAYOUTS, PACKAGE_SIZES, SectionPackage } from './SectionPackage';
import { trimEnd } from '../../../../utils/text/trimEnd';

/** A section's newest stories, or those of a collection, under the section's name. */
export default function SectionPackageFeature({ customFields }: { customFields: JsonRecord }) {
  const { editableField } = useEditableContent();
  const { arcSite } = useAppContext();
  const { sections } = getProperties(arcSite) as SiteProperties;
  const collectionId = text(customFields['collectionId']);
  const section = trimEnd(text(customFields['section']), '/');
  const layout = oneOf(customFields['layout'], PACKAGE_LAYOUTS, 'lead-left');
  const offset = Math.max(0, Math.trunc(number(customFields['offset'])));
  const isStrip = layout === 'photo-strip';
  const count = PACKAGE_SIZES[layout];
  // A strip leaves out stories without a picture.
  const size = withSpare(isStrip ? 2 * count : count);
  const collection = useContent<StoryCard[]>(
    collectionId ? { source: 'collections-api', query: { id: collectionId, size, offset } } : null,
  );
  const feed = useContent<{ stories: StoryCard[] }>(
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
  return (
    <SectionPackage
      stories={stories}
      heading={text(customFields['heading']) || name || 'More stories'}
      headingProps={editableField('heading')}
      url={safeUrl(text(customFields['url']) || (section && `${section}/`)) ?? ''}
      layout={layout}
      provenance={collectionId ? `collection:${collectionId}` : `feed:${section}`}
      now={Date.now()}
    />
  );
}

SectionPackageFeature.label = 'Front – Section package';
/** s: what the cards say of time depends on the clock. */
SectionPackageFeature.ttl = 300;
SectionPackageFeature.propTypes = {
  customFields: PropTypes.shape({
    section: PropTypes.text.tag({
      label: 'Section',
      description: 'Its newest stories are shown.',
      choices: 'section-choices',
      group: 'Stories',
    }),
    collectionId: PropTypes.text.tag({
      label: 'Collection instead of the newest stories',
      choices: 'collection-choices',
      group: 'Stories',
    }),
    offset: PropTypes.number.tag({ label: 'Skip', defaultValue: 0, min: 0, group: 'Stories' }),
    layout: PropTypes.oneOf([...PACKAGE_LAYOUTS]).tag({
      label: 'Layout',
      defaultValue: 'lead-left',
      labels: {
        'lead-left': 'One large and four small',
        'four-up': 'Four side by side',
        opinion: 'Opinion, with the writers’ faces',
        'photo-strip': 'Pictures',
      },
      group: 'Look',
    }),
    heading: PropTypes.text.tag({
      label: 'Heading',
      description: 'Without one, the name of the section.',
      group: 'Heading',
    }),
    url: PropTypes.text.tag({
      label: 'Address that the heading leads to',
      description: 'Without one, the page of the section.',
      group: 'Heading',
    }),
  }),
};
