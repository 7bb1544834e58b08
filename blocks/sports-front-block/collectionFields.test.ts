import { collectionFields, collectionsProvenance, collectionsRequest } from './collectionFields';

const fields = (collection1: string, collection2: string) => ({
  collection1,
  collection2,
  articlesPerCollection: 15,
});

describe('the two collections of the sports front (widgets §3, §9)', () => {
  it.each([
    ['a', 'b', 'a,b'],
    ['a', '', 'a'],
    ['', 'b', 'b'],
  ])('%j and %j are asked for one after the other, from the first story on', (one, other, ids) => {
    expect(collectionsRequest(fields(one, other))).toEqual({
      source: 'collections-ids-api',
      query: { ids, sizePerId: 15, offsetPerId: 0 },
    });
    expect(collectionsProvenance(fields(one, other))).toBe(`collection:${ids}`);
  });

  it('are not asked for where there are none', () => {
    expect(collectionsRequest(fields('', ''))).toBeNull();
  });

  it.each([
    [undefined, 15],
    [3, 3],
    [0, 1],
    [99, 20],
  ])('give %j stories each: %i', (written, count) => {
    expect(collectionFields.articlesPerCollection.read(written)).toBe(count);
  });
});
