import { useContent, useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import PropTypes from 'fusion:prop-types';
import getProperties from 'fusion:properties';
import { oneOf } from '../../../../components/cards/cardOptions';
import { withoutStories } from '../../../../components/fronts/withoutStories';
import type { StoryCard } from '../../../../content/schemas/ans';
import { number, text, type JsonRecord } from '../../../../content/schemas/json';
import { safeUrl } from '../../../../content/schemas/safeUrl';
import type { SiteProperties } from '../../../../properties';
import { PACKAGE_LAYOUTS, PACKAGE_SIZES, SectionPackage } from './SectionPackage';
import { trimEnd } from '../../../../utils/trimEnd';

/** Collections give 20 stories at most. */
const MAX_SIZE = 20;
/** So many stories at the head of a collection are left out: more than a lead package shows. */
const EXCLUDED = 10;

/** A section's newest stories, or those of a collection, under the section's name. */
export default function SectionPackageFeature({ customFields }: { customFields: JsonRecord }) {
  const { editableField } = useEditableContent();
  const { arcSite } = useAppContext();
  const { sections } = getProperties(arcSite) as SiteProperties;
  const collectionId = text(customFields['collectionId']);
  const section = trimEnd(text(customFields['section']), '/');
  const layout = oneOf(customFields['layout'], PACKAGE_LAYOUTS, 'lead-left');
  const offset = Math.max(0, Math.trunc(number(customFields['offset'])));
  const excludeId = text(customFields['excludeCollectionId']);
  // More are asked for where some will be left out: stories without a picture, those shown above.
  const hasSpare = layout === 'photo-strip' || excludeId !== '';
  const size = Math.min(MAX_SIZE, PACKAGE_SIZES[layout] * (hasSpare ? 3 : 1));
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
  // Only the addresses: a changed headline up there is no reason to render this block again.
  const leftOut = useContent<Pick<StoryCard, 'canonical_url'>[]>(
    excludeId
      ? {
          source: 'collections-api',
          query: { id: excludeId, size: EXCLUDED, offset: 0 },
          filter: '{ canonical_url }',
        }
      : null,
  );
  const stories = collection ?? feed?.stories ?? [];
  const name = sections.find(({ _id }) => _id === section)?.name;
  return (
    <SectionPackage
      stories={withoutStories(stories, leftOut ?? [])}
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
    excludeCollectionId: PropTypes.text.tag({
      label: 'Collection whose stories are left out',
      choices: 'collection-choices',
      description: 'That of the lead package, so that a page shows each story once.',
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
