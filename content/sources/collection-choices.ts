import { type Choice, choicesSource, MOST_CHOICES } from '../choicesSource';
import { findJson } from '../findJson';
import { getJson } from '../getJson';
import { pathOf, siteOf } from '../params';
import { at, list, number, text } from '../schemas/json';

/** The editors' collections by their ids, for editors. */
const source = choicesSource({
  async find(words, query, { signal }) {
    const path = pathOf('/content/v4/collections/list', {
      website: siteOf(query),
      q: words,
      size: MOST_CHOICES,
    });
    return list(at(await getJson(path, signal), 'collections')).map((found): Choice => {
      const size = number(at(found, 'size'));
      return { ...choiceOf(found), note: size === 1 ? '1 story' : `${size} stories` };
    });
  },
  async name(values, query, { signal }) {
    const found = await Promise.all(
      values.map(async (value) => {
        const params = { website: siteOf(query), _id: value, size: 1 };
        const collection = await findJson(pathOf('/content/v4/collections', params), signal);
        return collection === null ? [] : [choiceOf(collection)];
      }),
    );
    return found.flat();
  },
});

declare module 'fusion:content' {
  interface Sources {
    'collection-choices': typeof source;
  }
}

export default source;

function choiceOf(collection: unknown): Choice {
  const value = text(at(collection, '_id'));
  return { value, label: text(at(collection, 'headlines', 'basic')) || value };
}
