import { showsUpdatedPrefix } from './showsUpdatedPrefix';

describe('"Updated" on cards (widgets §5)', () => {
  it.each([
    ['2026-11-21T12:00:00Z', true],
    ['2026-11-21T09:00:00Z', true],
    ['2026-11-21T08:59:59.999Z', false],
    ['2026-11-21T13:00:00Z', false],
    ['', false],
  ])('displayed %s, seen at noon: %s', (value, expected) => {
    expect(showsUpdatedPrefix(value, '2026-11-21T12:00:00Z')).toBe(expected);
  });
});
