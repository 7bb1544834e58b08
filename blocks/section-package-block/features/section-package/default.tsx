import { useContent, useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import { cardImage } from '../../../../components/cards/cardImage';
import { useStoriesOnce, withSpare } from '../../../../components/fronts/useStoriesOnce';
import { safeUrl } from '../../../../content/schemas/safeUrl';
import { trimEnd } from '../../../../utils/text/trimEnd';
import { PACKAGE_LAYOUTS, PACKAGE_SIZES, SectionPackage } from './SectionPackage';

/** A section's newest stories, or those of a collection, under the section's name. */
export default defineFeature({
  label: 'Front – Section package',
  /** s: what the cards say of time depends on the clock. */
  ttl: 300,
  fields: {
    section: field.text({
      label: 'Section',
      description: 'Its newest stories are shown.',
      choices: 'section-choices',
      group: 'Stories',
    }),
    collectionId: field.text({
      label: 'Collection instead of the newest stories',
      choices: 'collection-choices',
      group: 'Stories',
    }),
    offset: field.number({ label: 'Skip', default: 0, min: 0, group: 'Stories' }),
    layout: field.oneOf(PACKAGE_LAYOUTS, {
      label: 'Layout',
      default: 'lead-left',
      labels: {
        'lead-left': 'One large and four small',
        'four-up': 'Four side by side',
        opinion: 'Opinion, with the writers’ faces',
        'photo-strip': 'Pictures',
      },
      group: 'Look',
    }),
    heading: field.text({
      label: 'Heading',
      description: 'Without one, the name of the section.',
      group: 'Heading',
    }),
    url: field.text({
      label: 'Address that the heading leads to',
      description: 'Without one, the page of the section.',
      group: 'Heading',
    }),
  },
  view: function SectionPackageFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { arcSite } = useAppContext();
    const { sections } = getProperties(arcSite);
    const { collectionId, layout, offset } = fields;
    const section = trimEnd(fields.section, '/');
    const isStrip = layout === 'photo-strip';
    const count = PACKAGE_SIZES[layout];
    // A strip leaves out stories without a picture.
    const size = withSpare(isStrip ? 2 * count : count);
    const collection = useContent(
      collectionId
        ? { source: 'collections-api', query: { id: collectionId, size, offset } }
        : null,
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
    return (
      <SectionPackage
        stories={stories}
        heading={fields.heading || name || 'More stories'}
        headingProps={editableField('heading')}
        url={safeUrl(fields.url || (section && `${section}/`)) ?? ''}
        layout={layout}
        provenance={collectionId ? `collection:${collectionId}` : `feed:${section}`}
        now={Date.now()}
      />
    );
  },
});
