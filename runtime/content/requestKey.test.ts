import { namedIds, requestKey } from './requestKey';

describe('the ids by which an answer was asked for', () => {
  it.each<[Record<string, unknown>, string[]]>([
    [{ id: 'top' }, ['top']],
    [{ _id: 'top', size: 3 }, ['top']],
    [{ ids: 'lead, top,' }, ['lead', 'top']],
    [{ collectionAlias: 'top' }, ['top']],
    [{ section: 'top', width: 'ids' }, []],
    [{ id: 7 }, []],
  ])('%j names %j', (query, ids) => {
    const address = requestKey({}, { source: 'id', query, filter: '{ id }' }, 'site');
    expect(namedIds(address)).toEqual(ids);
  });
});
