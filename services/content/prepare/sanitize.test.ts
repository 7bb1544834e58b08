import fc from 'fast-check';

import { plainText, sanitizeRichText, sanitizeTrustedHtml } from './sanitize';

const own = ['www.broadsheet.example'];

describe('rich text', () => {
  it.each([
    ['keeps plain text', 'It is 5 > 3', 'It is 5 > 3'],
    ['keeps emphasis', '<b>a</b> <em>b</em> <sup>2</sup>', '<b>a</b> <em>b</em> <sup>2</sup>'],
    ['drops scripts with what is in them', 'a<script>alert(1)</script>b', 'ab'],
    ['drops handlers', '<b onclick="x()">a</b>', '<b>a</b>'],
    ['drops unknown tags but not their text', '<font>a</font><h2>b</h2>', 'ab'],
    ['keeps a link within the site', '<a href="/a/?b=1">a</a>', '<a href="/a/?b=1">a</a>'],
    ['keeps a title', '<a href="/a" title="A">a</a>', '<a href="/a" title="A">a</a>'],
    ['drops target', '<a href="/a" target="_blank">a</a>', '<a href="/a">a</a>'],
    [
      'marks a link that leads outside',
      '<a href="https://x.example/">a</a>',
      '<a href="https://x.example/" rel="nofollow">a</a>',
    ],
    [
      'knows its own hosts',
      '<a href="https://www.broadsheet.example/a">a</a>',
      '<a href="https://www.broadsheet.example/a">a</a>',
    ],
    [
      'keeps what an editor said of a link',
      '<a href="https://x.example" rel="noopener sponsored">a</a>',
      '<a href="https://x.example" rel="sponsored nofollow">a</a>',
    ],
    [
      'keeps mail and telephone',
      '<a href="mailto:a@b.example">a</a><a href="tel:+1">b</a>',
      '<a href="mailto:a@b.example">a</a><a href="tel:+1">b</a>',
    ],
    [
      'makes a link without a scheme secure',
      '<a href="//x.example">a</a>',
      '<a href="https://x.example" rel="nofollow">a</a>',
    ],
    ['drops a script as address', '<a href="java\nscript:alert(1)">a</a>', '<span>a</span>'],
    ['drops data as address', '<a href="data:text/html,x">a</a>', '<span>a</span>'],
    ['drops an empty link', '<a name="x">a</a>', '<span>a</span>'],
    [
      'keeps centring of styles',
      '<p style="text-align: center; color: red">a</p>',
      '<span class="text-center">a</span>',
    ],
    [
      'keeps centring by class',
      '<p class="text-center big">a</p>',
      '<span class="text-center">a</span>',
    ],
    ['drops other styles', '<span style="color:red" class="x">a</span>', '<span>a</span>'],
    ['keeps paragraphs apart', '<p>a</p> <p>b</p>', 'a<br /><br />b'],
    ['keeps the lines of a list', '<ul><li>a</li>\n<li>b</li></ul>', 'a<br />b'],
    ['closes what is open', '<b>a', '<b>a</b>'],
    ['drops frames and pictures', '<iframe src="https://x.example"></iframe><img src="x">', ''],
    ['keeps comments out', 'a<!-- b -->', 'a'],
  ])('%s', (_name, html, expected) => {
    expect(sanitizeRichText(html, own)).toBe(expected);
  });

  it('never lets a script or a handler through, and changes nothing the second time', () => {
    const piece = fc.constantFrom(
      '<script>',
      '</script>',
      '<a href="',
      'javascript:',
      '"',
      '>',
      '<img src=x onerror=',
      '<svg/onload=',
      '<p style="text-align:center">',
      '</p>',
      '<b>',
      '&lt;',
      '<',
      "'",
      ' ',
      'a',
      '<math><mi>',
      '<!--',
      '-->',
      '&#106;',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const once = sanitizeRichText(pieces.join(''));
        expect(once.replace(/"[^"]*"/g, '""')).not.toMatch(/<script|<[^>]*\son\w+=/i);
        expect(once).not.toMatch(/href="\s*(?!https?:|mailto:|tel:)\w+:/i);
        expect(sanitizeRichText(once)).toBe(once);
      }),
      { numRuns: 400 },
    );
  });
});

describe('trusted HTML', () => {
  it.each([
    [
      'a table with styles',
      '<table style="width:50%"><tr><td colspan="2">a</td></tr></table>',
      '<table style="width:50%"><tr><td colspan="2">a</td></tr></table>',
    ],
    [
      'a frame',
      '<iframe src="https://x.example/e" width="10" allowfullscreen></iframe>',
      '<iframe src="https://x.example/e" width="10" allowfullscreen></iframe>',
    ],
  ])('keeps %s', (_name, html, expected) => {
    expect(sanitizeTrustedHtml(html)).toBe(expected);
  });

  it.each([
    ['scripts', '<script src="x"></script><div>a</div>', '<div>a</div>'],
    ['handlers', '<div onclick="a()" class="b">a</div>', '<div class="b">a</div>'],
    ['scripts as addresses', '<a href="javascript:a()">a</a>', '<a>a</a>'],
    ['documents in frames', '<iframe srcdoc="<script>"></iframe>', '<iframe></iframe>'],
    ['frames of scripts', '<iframe src="javascript:a()"></iframe>', '<iframe></iframe>'],
    ['style sheets', '<style>body{display:none}</style>a', 'a'],
    ['forms', '<form action="/x"><input name="a">b</form>', 'b'],
    ['objects', '<object data="x"></object><embed src="y"><base href="z">', ''],
  ])('drops %s', (_name, html, expected) => {
    expect(sanitizeTrustedHtml(html)).toBe(expected);
  });
});

describe('plain text', () => {
  it.each([
    ['Tom &amp; Jerry', 'Tom & Jerry'],
    ['<em>Hamlet</em> opens', 'Hamlet opens'],
    ['AT&T rises; 3 < 5', 'AT&T rises; 3 < 5'],
    ['one<br>two', 'one two'],
    ['&lt;b&gt; &quot;tags&quot;', '<b> "tags"'],
    ['caf&eacute;', 'café'],
    ['a<script>b</script>', 'a'],
    ['', ''],
    ['3 <b', '3 <b'],
    ['a > b <c', 'a > b <c'],
  ])('%p reads %p', (html, expected) => {
    expect(plainText(html)).toBe(expected);
  });
});
