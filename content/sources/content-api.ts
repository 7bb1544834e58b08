import { logUnknownTypes } from '../logUnknownTypes';
import { pathOf, siteOf, textParam } from '../params';
import { at, text } from '../schemas/json';
import { inSlices } from '../schemas/inSlices';
import { storySteps } from '../schemas/readStory';
import { splitCardAddress } from '../../utils/links/splitCardAddress';
import type { Source } from '../source';
import { SourceError } from '@broadsheet/define';
import { throwIfMoved } from '../throwIfMoved';

/**
 * One whole document by address or id (platform §7), as a `Story`. The address of a live-blog card
 * gives its story (platform §2).
 * Throws 400 without either, 404 when there is none, 301 when it has moved, 502 for an answer that is no story.
 */
const source: Source = {
  schemaName: 'story',
  label: 'One story',
  params: [
    { name: 'canonical_url', type: 'text', displayName: 'Story', choices: 'story-choices' },
    {
      name: '_id',
      type: 'text',
      displayName: 'Story by its id, which comes first',
      choices: 'story-id-choices',
    },
  ],
  ttl: 60,
  resolve(query) {
    const id = textParam(query, '_id');
    const url = splitCardAddress(textParam(query, 'canonical_url')).story;
    if (!id && !url) throw new SourceError(400, 'needs canonical_url or _id');
    return pathOf('/content/v4/stories', {
      website: siteOf(query),
      ...(id ? { _id: id } : { website_url: url }),
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
};

export default source;
