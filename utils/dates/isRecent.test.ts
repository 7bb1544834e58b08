import { isRecent } from './isRecent';

describe('recent (platform §5)', () => {
  it.each([
    ['2026-11-21T12:00:00Z', true],
    ['2026-11-21T11:30:00Z', true],
    ['2026-11-21T11:29:59.999Z', false],
    ['2026-11-21T12:00:01Z', false],
    ['', false],
  ])('%s at noon: %s', (value, expected) => {
    expect(isRecent(value, '2026-11-21T12:00:00Z')).toBe(expected);
  });
});
