import { useContent, useFirstOnPage } from 'fusion:content';
import { defineFeature, field } from '@broadsheet/define';
import { mayHaveRelatedStories } from '../../../../components/cards/mayHaveRelatedStories';
import { relatedItems } from '../../../../components/cards/relatedItems';
import { useStoriesOnce, withSpare } from '../../../../components/fronts/useStoriesOnce';
import { TOP_STORIES_LAYOUTS, TopStories } from './TopStories';

/** The lead package of the front page, from a collection; without one, the newest stories. */
export default defineFeature({
  label: 'Front – Top stories',
  /** s: the times of a live blog depend on the clock. */
  ttl: 300,
  fields: {
    collectionId: field.text({
      label: 'Collection',
      choices: 'collection-choices',
      description: 'Its first story leads. Without one, the newest stories are shown.',
      group: 'Stories',
    }),
    offset: field.number({ label: 'Skip', default: 0, min: 0, group: 'Stories' }),
    size: field.number({ label: 'How many', default: 5, min: 1, max: 7, group: 'Stories' }),
    layout: field.oneOf(TOP_STORIES_LAYOUTS, {
      label: 'Place of the lead',
      default: 'center',
      labels: { center: 'In the middle', left: 'On the left, wider' },
      group: 'Look',
    }),
    relatedLinks: field.flag({ label: 'Related links of the lead', default: true, group: 'Look' }),
    pageHeading: field.text({
      label: 'Heading of the page, read aloud only',
      description: 'Fill it in on the home page, where nothing else is a first-level heading.',
      group: 'Headings',
    }),
    heading: field.text({
      label: 'Heading of the package, read aloud only',
      default: 'Top stories',
      isNeverEmpty: true,
      group: 'Headings',
    }),
  },
  view: function TopStoriesFeature({ fields }) {
    const { collectionId: id, offset, size } = fields;
    const collection = useContent(
      id ? { source: 'collections-api', query: { id, size: withSpare(size), offset } } : null,
    );
    const feed = useContent(
      id ? null : { source: 'content-feed', query: { limit: withSpare(size), offset } },
    );
    const stories = useStoriesOnce(collection ?? feed?.stories ?? [], size);
    const [lead] = stories;
    const hasRelated = lead !== undefined && fields.relatedLinks;
    const links = hasRelated && mayHaveRelatedStories(lead) ? relatedItems(lead, null) : [];
    const related = useFirstOnPage(links.map(({ link }) => link));
    return (
      <TopStories
        stories={stories}
        related={links.filter(({ link }) => related.includes(link))}
        layout={fields.layout}
        pageHeading={fields.pageHeading}
        heading={fields.heading}
        provenance={id ? `collection:${id}` : 'feed:latest'}
        now={Date.now()}
      />
    );
  },
});
