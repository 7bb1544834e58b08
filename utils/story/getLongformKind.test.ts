import { getLongformKind } from './getLongformKind';

describe('long form (platform §9)', () => {
  it.each([
    ['longform', 'v1'],
    ['longformlight', 'v1'],
    ['longformlight-v2', 'v2'],
    ['longform-v2', 'v2'],
    ['innovation-2', 'v2'],
    ['regular', null],
    ['', null],
  ])('of the subtype "%s" is %s', (subtype, expected) => {
    expect(getLongformKind(subtype)).toBe(expected);
  });
});
