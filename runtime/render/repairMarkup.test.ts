import fc from 'fast-check';
import { repairMarkup } from './repairMarkup';
import { isBalanced } from './testing/isBalanced';

describe('markup that stays inside its block', () => {
  it.each([
    ['<p>a</p>', true],
    ['<ul><li>a<li>b</ul>', true],
    ['<img src="a>b"><br/>', true],
    ['<script>if (a < b) "</p>"</script>', true],
    ['<!-- </p> --><p>x</p>', true],
    ['</main><p>a</p>', false],
    ['<div><p>a</div></div>', false],
    ['<div>', false],
    ['<!-- never ends', false],
    ['<a href="x', false],
    ['<b><i>a</b></i>', false],
  ])('%s is balanced: %s', (html, expected) => {
    expect(isBalanced(html)).toBe(expected);
  });

  it('closes what is open and drops what closes too much', () => {
    expect(repairMarkup('<section><p>a</section></main><script>x')).toBe(
      '<section><p>a</p></section><script>x</script>',
    );
  });

  it('leaves good markup exactly as it is', () => {
    const html = '<div class="a" data-x="1 &amp; 2"><p>é — “ok”</p></div>';
    expect(repairMarkup(html)).toBe(html);
  });

  it('refuses what nests deeper than a browser shows, before that takes its time', () => {
    expect(() => repairMarkup('<b>'.repeat(300_000))).toThrow('nests deeper than 512 elements');
    expect(repairMarkup('<b>'.repeat(512))).toHaveLength(512 * 7);
  });

  it('gives balanced markup for any text', () => {
    const piece = fc.constantFrom(
      '<div>',
      '</div>',
      '<p>',
      '</main>',
      '<b',
      'text',
      '<!--',
      '-->',
      '<!-- -->',
      '<script>',
      '</script>',
      '<title>',
      '</title>',
      '<br/>',
      '</br>',
      '<p/>',
      "'",
      '"',
      '>',
      '<a href="',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        expect(isBalanced(repairMarkup(pieces.join('')))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the quick look', () => {
  it.each(['<b title=">', '<div title="</div>', "<i title='>'></i></b>"])(
    'is not fooled by quotes: %s',
    (html) => {
      expect(isBalanced(repairMarkup(html))).toBe(true);
      expect(repairMarkup(`${html}</main>`)).not.toMatch(/<\/main>$/);
    },
  );
});
