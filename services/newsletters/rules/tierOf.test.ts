import { tierOf } from './tierOf';

const TIERS = { core: ['19103', '19104'], outer: ['08401'] };

it.each([
  ['19104', 'core'],
  [' 08401 ', 'outer'],
  ['19103-1234', 'core'],
  ['90210', 'elsewhere'],
  ['1910', null],
  ['191034', null],
  ['19103-12', null],
  ['x19103', null],
  ['', null],
])('The ZIP code %j is in tier %j (platform §9)', (zip, tier) => {
  expect(tierOf(zip, TIERS)).toBe(tier);
});
