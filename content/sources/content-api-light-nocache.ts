import { pathOf, requiredParam, siteOf } from '../params';
import { at, record, text } from '../schemas/json';
import { readStory } from '../schemas/readStory';
import type { Source } from '../source';
import { SourceError } from '@broadsheet/define';
import { throwIfMoved } from '../throwIfMoved';

/** A story's data of this moment, without its body, never kept (platform §7). Throws 400, 404, 301. */
const source: Source = {
  schemaName: 'story',
  label: 'One story without its text, always new',
  params: [
    {
      name: 'canonical_url',
      type: 'text',
      displayName: 'Story',
      required: true,
      choices: 'story-choices',
    },
  ],
  ttl: 0,
  resolve: (query) =>
    pathOf('/content/v4/stories', {
      website: siteOf(query),
      website_url: requiredParam(query, 'canonical_url'),
    }),
  transform(data, query) {
    throwIfMoved(data);
    if (!text(at(data, 'type')) && !text(at(data, '_id'))) {
      throw new SourceError(502, 'the upstream gave no story, and does not say that there is none');
    }
    const { liveCards: _cards, ...story } = readStory(
      { ...record(data), content_elements: [] },
      siteOf(query),
    );
    return story;
  },
};

export default source;
