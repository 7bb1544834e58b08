import { defineSource, param } from '@broadsheet/define';
import { pathOf, siteOf } from '../params';
import { readCallToAction } from '../schemas/readCallToAction';

/**
 * What an editor set for a call-to-action story, as `{callToAction}`; null in it where the story has
 * no content element of the subtype `cta-card`, and then no card is shown (widgets §5). Throws 400.
 */
const source = defineSource({
  label: 'Call to action of a story',
  params: { canonical_url: param.text({ required: true }) },
  ttl: 300,
  resolve: (query) =>
    pathOf('/content/v4/stories', {
      website: siteOf(query),
      website_url: query.canonical_url,
    }),
  transform: (data) => ({ callToAction: readCallToAction(data) }),
});

declare module 'fusion:content' {
  interface Sources {
    'story-card-call-to-action': typeof source;
  }
}

export default source;
