import { getListSeparator } from './getListSeparator';

describe('joining names (platform §5)', () => {
  it.each([
    [0, 1, ''],
    [0, 3, ''],
    [1, 2, ' and '],
    [1, 3, ', '],
    [2, 3, ' and '],
  ])('puts before item %i of %i "%s"', (index, count, expected) => {
    expect(getListSeparator(index, count)).toBe(expected);
  });
});
