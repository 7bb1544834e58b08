import { useFirstOnPage } from 'fusion:content';
import { defineFeature } from '@broadsheet/define';
import { mayHaveRelatedStories } from '../../../../components/cards/mayHaveRelatedStories';
import { relatedItems } from '../../../../components/cards/relatedItems';
import { TopStories } from './TopStories';
import { topStoriesFields } from './topStoriesFields';
import { useTopStories } from './useTopStories';

/** The lead package of the front page, from a collection; without one, the newest stories. */
export default defineFeature({
  label: 'Front – Top stories',
  /** s: the times of a live blog depend on the clock. */
  ttl: 300,
  fields: topStoriesFields,
  view: function TopStoriesFeature({ fields }) {
    const { collectionId: id } = fields;
    const stories = useTopStories(fields);
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
