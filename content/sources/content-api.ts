import { defineSource, param, SourceError } from '@broadsheet/define';
import { splitCardAddress } from '../../utils/links/splitCardAddress';
import { logUnknownTypes } from '../logUnknownTypes';
import { pathOf, siteOf } from '../params';
import { inSlices } from '../schemas/inSlices';
import { at, text } from '../schemas/json';
import { previewStory } from '../schemas/previewStory';
import { storySteps } from '../schemas/readStory';
import { throwIfMoved } from '../throwIfMoved';

/**
 * One whole document by address or id (platform §7), as a `Story`. The address of a live-blog card
 * gives its story (platform §2).
 * Throws 400 without either, 404 when there is none, 301 when it has moved, 502 for an answer that is no story.
 */
const source = defineSource({
  schemaName: 'story',
  label: 'One story',
  params: {
    canonical_url: param.text({ label: 'Story', choices: 'story-choices' }),
    _id: param.text({
      label: 'Story by its id, which comes first',
      choices: 'story-id-choices',
    }),
  },
  ttl: 60,
  guard: { codeOf: ({ contentCode = '' }) => contentCode, preview: previewStory },
  resolve(query) {
    const url = splitCardAddress(query.canonical_url).story;
    if (!query._id && !url) throw new SourceError(400, 'needs canonical_url or _id');
    return pathOf('/content/v4/stories', {
      website: siteOf(query),
      ...(query._id ? { _id: query._id } : { website_url: url }),
    });
  },
  async transform(data, query) {
    throwIfMoved(data);
    if (!text(at(data, 'type')) && !text(at(data, '_id'))) {
      throw new SourceError(502, 'the upstream gave no story, and does not say that there is none');
    }
    const story = await inSlices(storySteps(data, siteOf(query)));
    logUnknownTypes(story);
    return story;
  },
});

declare module 'fusion:content' {
  interface Sources {
    'content-api': typeof source;
  }
}

export default source;
