import * as fc from 'fast-check';
import { insertInlineNewsletter } from './insertInlineNewsletter';

const ELEMENTS: Record<string, { type: string; content?: string; alignment?: string }> = {
  t: { type: 'text', content: 'A paragraph' },
  c: { type: 'text', content: 'A note', alignment: 'center' },
  C: { type: 'text', content: '<span style="text-align: center">A note</span>' },
  i: { type: 'image' },
  N: { type: 'inline_newsletter' },
  '*': { type: 'inline_newsletter', content: 'put in' },
};

const build = (letters: string) => [...letters].flatMap((letter) => ELEMENTS[letter] ?? []);
const insert = (letters: string) =>
  insertInlineNewsletter(build(letters), { type: 'inline_newsletter', content: 'put in' });

describe('inline newsletter (platform §5)', () => {
  it.each([
    ['before the last paragraph', 'tttt', 'ttt*t'],
    ['before the last paragraph, not the picture behind it', 'ttit', 'tti*t'],
    ['before a paragraph that other things follow', 'ttii', 't*tii'],
    ['before the only paragraph', 't', '*t'],
    ['past a centered group', 'ttc', 't*tc'],
    ['past a centered group of several', 'ttcCc', 't*tcCc'],
    ['past three centered groups', 'ttcicic', 't*tcicic'],
    ['not past a fourth centered group', 'ttcicicic', 'tt*cicicic'],
    ['not at all without a paragraph', 'iii', 'iii'],
    ['not at all with centered text alone', 'ci', 'ci'],
    ['not twice', 'tNtt', 'tNtt'],
    ['not into nothing', '', ''],
  ])('goes %s', (_case, letters, expected) => {
    expect(insert(letters)).toEqual(build(expected));
  });

  it('adds at most one element and keeps all others in order', () => {
    const letters = fc.array(fc.constantFrom('t', 'c', 'C', 'i')).map((list) => list.join(''));
    fc.assert(
      fc.property(letters, (story) => {
        const without = insert(story).filter((element) => element.content !== 'put in');
        expect(without).toEqual(build(story));
        expect(insert(story).length - story.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
