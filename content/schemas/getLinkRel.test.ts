import { getLinkRel } from './getLinkRel';

const HOSTS = ['www.broadsheet.example', 'broadsheet.example'];

describe('rel of a link (platform §5)', () => {
  it.each([
    ['https://elsewhere.example/', undefined, 'nofollow'],
    ['https://elsewhere.example/', 'sponsored', 'sponsored'],
    ['https://broadsheet.example/', undefined, undefined],
    ['/news/', 'sponsored', undefined],
  ])('%s with %s -> %s', (url, rel, expected) => {
    expect(getLinkRel(url, HOSTS, rel)).toBe(expected);
  });
});
