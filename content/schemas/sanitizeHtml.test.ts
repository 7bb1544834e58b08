import * as fc from 'fast-check';
import { isBlank, plainText, sanitizeBlock, sanitizeInline } from './sanitizeHtml';

describe('sanitizeInline', () => {
  it.each([
    ['plain words', 'Plain words', 'Plain words'],
    ['a bare ampersand', 'AT&T > you', 'AT&amp;T &gt; you'],
    ['an entity', 'caf&eacute; &#8212;', 'caf&eacute; &#8212;'],
    ['emphasis', 'a <em>b</em> <strong>c</strong>', 'a <em>b</em> <strong>c</strong>'],
    ['a script', 'a<script>alert(1)</script>b', 'ab'],
    ['a handler', '<b onclick="x()">b</b>', '<b>b</b>'],
    ['a script address', '<a href="javascript:x()">b</a>', '<span>b</span>'],
    ['an own link', '<a href="/news/">n</a>', '<a href="/news/">n</a>'],
    ['a block element', '<p>a</p>', 'a'],
    [
      'a new window',
      '<a href="https://x.org/" target="_blank">n</a>',
      '<a href="https://x.org/" target="_blank" rel="noopener">n</a>',
    ],
    ['an open element', '<em>a', '<em>a</em>'],
    ['what was taken out and put in', '<del>a</del> <ins>b</ins>', '<del>a</del> <ins>b</ins>'],
    ['a class', '<span class="x text-center">a</span>', '<span class="text-center">a</span>'],
    ['a direction', '<span dir="rtl" lang="he">a</span>', '<span dir="rtl" lang="he">a</span>'],
  ])('handles %s', (_name, html, expected) => {
    expect(sanitizeInline(html)).toBe(expected);
  });

  it('keeps elements within elements within bounds', () => {
    const clean = sanitizeInline(`${'<b>'.repeat(150)}deep`);
    expect(clean.match(/<b>/g)).toHaveLength(50);
    expect(clean).toContain('deep');
  });

  it.each([
    ['deeper than a parser should go', '<b>'.repeat(60_000), 'markup more than 200 elements deep'],
    ['longer than a part may be', '<b>x</b>'.repeat(30_000), '240,000 characters, at most 200,000'],
  ])('leaves out, with the reason, what is %s', (_name, html, reason) => {
    const reasons: string[] = [];
    expect(sanitizeInline(html, (why) => reasons.push(why))).toBe('');
    expect(reasons).toEqual([reason]);
  });

  it('leaves no active content whatever comes in', () => {
    const piece = fc.constantFrom(
      '<script>',
      '</script>',
      '<svg onload=x>',
      '<a href=" javascript:x">',
      '<img src=x onerror=y>',
      '<',
      '>',
      '"',
      '&',
      'a',
      '<style>',
      '<iframe>',
      '</',
      '<!--',
      '<b ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const clean = sanitizeInline(pieces.join(''));
        expect(clean).not.toMatch(/<(script|svg|img|style|iframe)/i);
        expect(clean).not.toMatch(/<[^>]*\s(on\w+|href\s*=\s*"?\s*javascript:)/i);
      }),
    );
  });
});

describe('sanitizeBlock', () => {
  it('keeps tables and figures and drops scripts, styles and handlers', () => {
    const html =
      '<table class="t"><tr><td onclick="x()">1</td></tr></table><style>a{}</style><script>x()</script>';
    expect(sanitizeBlock(html)).toBe('<table class="t"><tr><td>1</td></tr></table>');
  });

  it.each([
    ['text-align: center; width: 50%', 'text-align:center;width:50%'],
    ['color: rgb(1, 2, 3)', 'color:rgb(1, 2, 3)'],
    ['position: fixed; inset: 0; z-index: 9', null],
    ['background-color: url(https://x.org/a.png)', null],
    ['width: expression(x())', null],
    ['color: red; background: url(//x.org)', 'color:red'],
  ])('keeps of the style "%s": %s', (style, kept) => {
    const expected = kept === null ? '<p>a</p>' : `<p style="${kept}">a</p>`;
    expect(sanitizeBlock(`<p style="${style}">a</p>`)).toBe(expected);
  });
});

describe('plainText', () => {
  it.each([
    ['a <b>b</b>\n c', 'a b c'],
    ['R&amp;D &lt;b&gt; &eacute;', 'R&D <b> é'],
    ['AT&T', 'AT&T'],
    ['a < b', 'a < b'],
  ])('reads %j as %j', (html, expected) => {
    expect(plainText(html)).toBe(expected);
  });
});

describe('isBlank', () => {
  it('says of rich text what a reader would: nothing to read, however it is written', () => {
    const pieces =
      String.raw`<p>|</p>|<b class="text-center">|</b>|<br>|<a href="/x?a=1&amp;b=2">|<!-- a -->|<i>a
|<script>a</script>|&nbsp;|&#160;|&#xa0;|&emsp;|&lt;|&amp;|&oops;|&copy;|&|;|#|<|>|.|a|é| `.split(
        '|',
      );
    const piece = fc.constantFrom(...pieces);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (given) => {
        const html = sanitizeInline(given.join(''));
        expect([html, isBlank(html)]).toEqual([html, plainText(html) === '']);
      }),
      { numRuns: 2000 },
    );
  });
});

it('Tables and lists of trusted HTML keep what makes them readable', () => {
  for (const html of [
    '<table><tr><th scope="col" colspan="2" rowspan="3">a</th><td colspan="2" rowspan="3">b</td></tr></table>',
    '<ol start="3" reversed="reversed"><li>a</li></ol>',
    '<meter min="0" max="10" value="4" low="2" high="8">4</meter>',
    '<abbr title="City Council">CC</abbr> <time datetime="2026-11-21">today</time>',
  ])
    expect(sanitizeBlock(html)).toBe(html);
});
