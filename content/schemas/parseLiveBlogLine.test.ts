import * as fc from 'fast-check';
import { parseLiveBlogLine } from './parseLiveBlogLine';

describe('live-blog card lines (platform §3)', () => {
  it.each([
    [
      'Timestamp: 11/21 2:05 pm',
      { kind: 'timestamp', timestamp: { year: null, month: 11, day: 21, hour: 14, minute: 5 } },
    ],
    [' PINNED ', { kind: 'pinned' }],
    ['Pinned:', { kind: 'pinned' }],
    ['Interactive HTML', { kind: 'interactive-html' }],
    ['interactive-html:', { kind: 'interactive-html' }],
    ['Live blog name: Election night', { kind: 'live-blog-name', name: 'Election night' }],
    ['Liveblog name:Game day', { kind: 'live-blog-name', name: 'Game day' }],
    [
      'Related link: How to vote | https://broadsheet.example/vote.html',
      { kind: 'related-link', text: 'How to vote', url: 'https://broadsheet.example/vote.html' },
    ],
    [
      'related link: This | that | /news/a.html',
      { kind: 'related-link', text: 'This | that', url: '/news/a.html' },
    ],
    ['Related link: How to vote', { kind: 'text' }],
    ['Related link: | /news/a.html', { kind: 'text' }],
    ['Related link: A | javascript:alert(1)', { kind: 'text' }],
    ['Related link: A | //elsewhere.example', { kind: 'text' }],
    ['Live blog name:', { kind: 'text' }],
    ['Pinned to the wall', { kind: 'text' }],
    ['Timestamp: later', { kind: 'text' }],
    ['', { kind: 'text' }],
  ])('reads "%s"', (line, expected) => {
    expect(parseLiveBlogLine(line)).toEqual(expected);
  });

  it('reads any line, and a related link back as it was written', () => {
    const word = fc.stringMatching(/^[a-z]+( [a-z|]+)*$/);
    const path = fc.stringMatching(/^\/[a-z][a-z/]*$/);
    fc.assert(
      fc.property(word, path, fc.string(), (text, url, other) => {
        const line = parseLiveBlogLine(`Related link: ${text} | ${url}`);
        expect(line).toEqual({ kind: 'related-link', text, url });
        expect(typeof parseLiveBlogLine(other).kind).toBe('string');
      }),
    );
  });
});
