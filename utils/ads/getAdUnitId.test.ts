import { getAdUnitId } from './getAdUnitId';

describe('ad unit id (platform §9)', () => {
  it.each([
    [{ kind: 'article' }, 'phl.default'],
    [{ kind: 'gallery' }, 'phl.gallery'],
    [{ kind: 'article', adsDfpId: '' }, 'phl.default'],
    [{ kind: 'gallery', adsDfpId: 'phl.sports' }, 'phl.sports'],
  ])('of %j is %s', (page, expected) => {
    expect(getAdUnitId(page)).toBe(expected);
  });
});
