import { field, type Values } from '@broadsheet/define';

/** Fields of the blocks that show, or leave out, the stories of the sports front's two collections. */
export const collectionFields = {
  collection1: field.text({
    label: 'Collection 1',
    choices: 'collection-choices',
    description: 'The same in all blocks of the front: each shows its part of the stories.',
    group: 'Stories',
  }),
  collection2: field.text({
    label: 'Collection 2',
    choices: 'collection-choices',
    group: 'Stories',
  }),
  // Widgets §3, §9.
  articlesPerCollection: field.number({
    label: 'Articles per collection',
    default: 15,
    min: 1,
    max: 20,
    group: 'Stories',
  }),
};

type CollectionFields = Values<typeof collectionFields>;

/** What those blocks ask for: both collections one after the other, each story once; null without one. */
export function collectionsRequest(fields: CollectionFields) {
  const ids = idsOf(fields);
  if (ids === '') return null;
  return {
    source: 'collections-ids-api' as const,
    query: { ids, sizePerId: fields.articlesPerCollection, offsetPerId: 0 },
  };
}

/** Where the stories come from, for analytics. */
export function collectionsProvenance(fields: CollectionFields): string {
  return `collection:${idsOf(fields)}`;
}

function idsOf({ collection1, collection2 }: CollectionFields): string {
  return [collection1, collection2].filter(Boolean).join(',');
}

/** The top block has so many; the list below goes on after them (widgets §2, §9). */
export const TOP_STORIES = 2;
