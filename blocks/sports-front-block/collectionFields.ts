import PropTypes from 'fusion:prop-types';
import { number, text, type JsonRecord } from '../../content/schemas/json';

/** Articles of each collection (widgets §3, §9). */
const DEFAULT_PER_COLLECTION = 15;
const MAX_PER_COLLECTION = 20;

/** Fields of the blocks that show, or leave out, the stories of the sports front's two collections. */
export const collectionFields = {
  collection1: PropTypes.text.tag({
    label: 'Collection 1',
    choices: 'collection-choices',
    description: 'The same in all blocks of the front: each shows its part of the stories.',
    group: 'Stories',
  }),
  collection2: PropTypes.text.tag({
    label: 'Collection 2',
    choices: 'collection-choices',
    group: 'Stories',
  }),
  articlesPerCollection: PropTypes.number.tag({
    label: 'Articles per collection',
    defaultValue: DEFAULT_PER_COLLECTION,
    min: 1,
    max: MAX_PER_COLLECTION,
    group: 'Stories',
  }),
};

/** What those blocks ask for: both collections one after the other, each story once; null without one. */
export function collectionsRequest(fields: JsonRecord) {
  const ids = [text(fields['collection1']), text(fields['collection2'])].filter(Boolean).join(',');
  if (ids === '') return null;
  const size = Math.trunc(number(fields['articlesPerCollection'], DEFAULT_PER_COLLECTION));
  return {
    source: 'collections-ids-api',
    query: { ids, sizePerId: Math.min(MAX_PER_COLLECTION, Math.max(1, size)), offsetPerId: 0 },
  };
}

/** Where the stories come from, for analytics. */
export function collectionsProvenance(fields: JsonRecord): string {
  return `collection:${collectionsRequest(fields)?.query.ids ?? ''}`;
}

/** The top block has so many; the list below goes on after them (widgets §2, §9). */
export const TOP_STORIES = 2;
