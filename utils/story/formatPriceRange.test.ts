import { formatPriceRange } from './formatPriceRange';

describe('price range of a restaurant (widgets §5)', () => {
  it.each([
    [[], ''],
    [[''], ''],
    [['$$'], '$$'],
    [['$', '$$'], '$-$$'],
    [['$$', '$'], '$-$$'],
    [['$', '$$', '$$$'], '$-$$$'],
    [['$', '$$$'], '$/$$$'],
    [['$', '$$', '$$$$'], '$/$$$$'],
    [['$$', '$$'], '$$'],
    [[' $ ', '$$'], '$-$$'],
  ])('of %j reads "%s"', (values, expected) => {
    expect(formatPriceRange(values)).toBe(expected);
  });
});
