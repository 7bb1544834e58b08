import { getResizedSize } from './getResizedSize';

describe('size of a resized picture (platform §7)', () => {
  it.each([
    [undefined, { width: 760, height: 507 }],
    [{ width: 600 }, { width: 600, height: 400 }],
    [
      { width: 600, height: 600 },
      { width: 600, height: 600 },
    ],
    [{ height: 300 }, { width: 760, height: 300 }],
  ])('asked for %j is %j', (wanted, expected) => {
    expect(getResizedSize(wanted)).toEqual(expected);
  });
});
