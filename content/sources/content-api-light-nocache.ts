import { defineSource, param, SourceError } from '@broadsheet/define';
import { pathOf, siteOf } from '../params';
import { at, record, text } from '../schemas/json';
import { readStory } from '../schemas/readStory';
import { throwIfMoved } from '../throwIfMoved';

/** A story's data of this moment, without its body, never kept (platform §7). Throws 400, 404, 301. */
const source = defineSource({
  schemaName: 'story',
  label: 'One story without its text, always new',
  params: {
    canonical_url: param.text({ label: 'Story', required: true, choices: 'story-choices' }),
  },
  ttl: 0,
  resolve: (query) =>
    pathOf('/content/v4/stories', { website: siteOf(query), website_url: query.canonical_url }),
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
});

declare module 'fusion:content' {
  interface Sources {
    'content-api-light-nocache': typeof source;
  }
}

export default source;
