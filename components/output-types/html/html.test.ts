import fc from 'fast-check';
import { htmlText } from './htmlText';
import { htmlTokens } from './htmlTokens';

describe('rich text as words', () => {
  it.each([
    ['a <em>b</em>c', 'a bc'],
    ['one<br />two', 'one two'],
    ['<p>a</p><p>b</p>', 'a b'],
    ['Tom &amp; Ann &lt;3 &#8212; &#x2014;', 'Tom & Ann <3 — —'],
    ['<a href="/a?x=1&amp;y=2" title="a > b">link</a>', 'link'],
    ['2 < 3', '2 < 3'],
    ['<!-- note -->x', 'x'],
    ['&unknown; &#0;', '&unknown;'],
  ])('%s: "%s"', (html, text) => {
    expect(htmlText(html)).toBe(text);
  });

  it('gives attributes with their entities resolved', () => {
    expect(htmlTokens(`<A href="/a?x=1&amp;y=2" title='q'>`)).toEqual([
      { kind: 'open', name: 'a', attributes: { href: '/a?x=1&y=2', title: 'q' } },
    ]);
  });

  it('never throws, and loses no letter that stands outside of tags', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof htmlText(text)).toBe('string');
        const plain = text.replace(/[<>&]/g, '');
        expect(
          htmlTokens(plain)
            .map((token) => (token.kind === 'text' ? token.text : ''))
            .join(''),
        ).toBe(plain);
      }),
    );
  });
});
