import { useContent, useEditableContent } from 'fusion:content';
import { defineFeature, field } from '@broadsheet/define';
import { useStoriesOnce, withSpare } from '../../../../components/fronts/useStoriesOnce';
import { safeUrl } from '../../../../content/schemas/safeUrl';
import { getTopicSlug } from '../../../../utils/text/getTopicSlug';
import { GROUP_LAYOUTS, HubGroup } from './HubGroup';

const FIELDS = {
  section: 'taxonomy.sections._id',
  tag: 'taxonomy.tags.slug',
  subtype: 'subtype',
} as const;

/** A group of stories of a hub: of a collection, or the newest of a section, a topic or a kind. */
export default defineFeature({
  label: 'Hub – Group of stories',
  /** s: what the cards say of time depends on the clock. */
  ttl: 300,
  fields: {
    heading: field.text({ label: 'Heading', group: 'Texts' }),
    intro: field.text({ label: 'Words below the heading', group: 'Texts' }),
    moreUrl: field.url({ label: 'Where all of them are', group: 'Texts' }),
    collectionId: field.text({
      label: 'Collection',
      description: 'It comes first; without one, the newest of what is named below.',
      choices: 'collection-choices',
      group: 'Stories',
    }),
    from: field.oneOf(['section', 'tag', 'subtype'], {
      label: 'The newest of',
      labels: { section: 'A section', tag: 'A topic, by its slug', subtype: 'A kind of story' },
      default: 'section',
      group: 'Stories',
    }),
    of: field.text({
      label: 'Which',
      description: '“/philly-tips/best”, “world-series”, “service”; several: with commas.',
      group: 'Stories',
    }),
    size: field.number({ label: 'How many', default: 6, min: 1, max: 20, group: 'Stories' }),
    layout: field.oneOf(GROUP_LAYOUTS, {
      label: 'Layout',
      labels: {
        lead: 'One large, others beside it',
        cards: 'Cards',
        guide: 'A guide: summaries, no pictures',
        ranked: 'Numbered',
      },
      default: 'cards',
      group: 'Look',
    }),
  },
  view: function HubGroupFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { collectionId, from, of, size } = fields;
    const collection = useContent(
      collectionId
        ? { source: 'collections-api', query: { id: collectionId, size: withSpare(size) } }
        : null,
    );
    const feed = useContent(
      !collectionId && of
        ? {
            source: 'content-feed',
            query: { feedParameter: of, feedType: FIELDS[from], limit: withSpare(size, 50) },
          }
        : null,
    );
    const stories = useStoriesOnce(collection ?? feed?.stories ?? [], size);
    return (
      <HubGroup
        id={getTopicSlug(fields.heading) || 'group'}
        heading={fields.heading}
        headingProps={editableField('heading')}
        intro={fields.intro}
        introProps={editableField('intro')}
        moreUrl={safeUrl(fields.moreUrl) ?? ''}
        layout={fields.layout}
        stories={stories}
        provenance={collectionId ? `collection:${collectionId}` : `feed:${of}`}
        now={Date.now()}
      />
    );
  },
});
