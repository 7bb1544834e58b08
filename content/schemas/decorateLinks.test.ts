import { decorateLinks } from './decorateLinks';

const OWN = ['www.broadsheet.example'];

describe('links in story text (platform §5)', () => {
  it.each([
    ['no link', 'a <em>b</em>', 'a <em>b</em>'],
    ['an own path', '<a href="/news/">n</a>', '<a href="/news/">n</a>'],
    [
      'an own page with a query',
      '<a href="/a.html?x=1&amp;y=2#z">n</a>',
      '<a href="/a.html#z">n</a>',
    ],
    [
      'an own host',
      '<a href="https://www.broadsheet.example/a.html?x=1">n</a>',
      '<a href="https://www.broadsheet.example/a.html">n</a>',
    ],
    [
      'a link away',
      '<a href="https://x.org/a.html?x=1&amp;y=2">n</a>',
      '<a href="https://x.org/a.html?x=1&amp;y=2" rel="nofollow">n</a>',
    ],
    [
      'a link away whose rel has its words apart',
      '<a href="https://x.org/" rel=" noopener\n  noopener  me ">n</a>',
      '<a href="https://x.org/" rel="noopener me nofollow">n</a>',
    ],
    [
      'a link away that has a rel',
      '<a href="https://x.org/" target="_blank" rel="noopener">n</a>',
      '<a href="https://x.org/" target="_blank" rel="noopener nofollow">n</a>',
    ],
    ['an anchor without address', '<a>n</a>', '<a>n</a>'],
    ['an abbreviation', '<abbr title="x">n</abbr>', '<abbr title="x">n</abbr>'],
  ])('handles %s', (_name, html, expected) => {
    expect(decorateLinks(html, OWN)).toBe(expected);
  });
});
