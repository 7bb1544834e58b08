import { newDocumentId } from './newDocumentId';
import { noteRecent, readRecent } from './recent';
import { timeAgo } from './timeAgo';

const now = Date.parse('2026-11-21T12:00:00Z');
const ago = (ms: number) => timeAgo(new Date(now - ms).toISOString(), now);

describe('how long ago a page was changed', () => {
  it.each([
    [20_000, 'just now'],
    [60_000, '1 minute ago'],
    [3 * 3_600_000, '3 hours ago'],
    [50 * 3_600_000, '2 days ago'],
    [20 * 86_400_000, 'Nov 1'],
    [400 * 86_400_000, 'Oct 17, 2025'],
  ])('%i ms: %s', (ms, expected) => {
    expect(ago(ms)).toBe(expected);
  });
});

describe('the id of a new page', () => {
  it.each([
    ['Weather & Traffic', /^weather-traffic-[0-9a-f]{8}$/],
    ['Élection 2026', /^election-2026-[0-9a-f]{8}$/],
    ['???', /^page-[0-9a-f]{8}$/],
    ['- so -', /^so-[0-9a-f]{8}$/],
    ['x'.repeat(300), /^x{60}-[0-9a-f]{8}$/],
  ])('tells what it is: %s', (name, expected) => {
    expect(newDocumentId(name)).toMatch(expected);
  });
});

describe('pages that were opened', () => {
  it('are kept by site, each once, the last one first, and six of them', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c'])
      noteRecent(storage, 'daily', { id, name: id });
    expect(readRecent(storage, 'daily').map(({ id }) => id)).toEqual([
      'c',
      'g',
      'f',
      'e',
      'd',
      'b',
    ]);
    expect(readRecent(storage, 'weekly')).toEqual([]);
    kept.set('broadsheet-editor-recent/daily', 'broken');
    expect(readRecent(storage, 'daily')).toEqual([]);
  });
});
