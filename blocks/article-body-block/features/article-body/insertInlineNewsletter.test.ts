import * as fc from 'fast-check';
import { insertInlineNewsletter } from './insertInlineNewsletter';

const ELEMENTS: Record<string, { type: string; content?: string; alignment?: string }> = {
  t: { type: 'text', content: 'A paragraph' },
  c: { type: 'text', content: 'A note', alignment: 'center' },
  C: { type: 'text', content: '<span style="text-align: center">A note</span>' },
  i: { type: 'image' },
  n: { type: 'text', content: '<i>Denise Holloway drives a bus.</i>' },
  s: { type: 'text', content: '<b>Denise Holloway,</b> Wissinoming' },
  h: { type: 'header', content: 'A heading' },
  N: { type: 'inline_newsletter' },
  '*': { type: 'inline_newsletter', content: 'put in' },
};

const build = (letters: string) => [...letters].flatMap((letter) => ELEMENTS[letter] ?? []);
const insert = (letters: string) =>
  insertInlineNewsletter(build(letters), { type: 'inline_newsletter', content: 'put in' });

describe('inline newsletter (platform §5)', () => {
  /** What stands above in all of these. */
  const above = 'ttttttt';

  it.each([
    ['before the last paragraph', 't*t'],
    ['before the last paragraph, not the picture behind it', 'ti*t'],
    ['before a paragraph that other things follow', '*tii'],
    ['past a centered group', 't*tc'],
    ['past a centered group of several', 't*tcCc'],
    ['past three centered groups', 't*tcicic'],
    ['not past a fourth centered group', 'tt*cicicic'],
    ['past a note in italics', 't*tin'],
    ['not twice', 'Ntt'],
    ['not below a heading', 'tht'],
    ['not into a letter', 'hts'],
    ['not before a letter without an end of its own', 'tts'],
    ['above the last letters', 'thtshtt*t'],
  ])('goes %s', (_case, expected) => {
    expect(insert(above + expected.replace('*', ''))).toEqual(build(above + expected));
  });

  it.each([
    ['without a paragraph', 'iii'],
    ['with centered text alone', 'ci'],
    ['of six paragraphs', 'tttttt'],
    ['of seven paragraphs, a centered line and a note', 'tttttttcn'],
    ['that is empty', ''],
  ])('is left out of a story %s', (_case, letters) => {
    expect(insert(letters)).toEqual(build(letters));
  });

  it('adds at most one element and keeps all others in order', () => {
    const letters = fc
      .array(fc.constantFrom('t', 'c', 'C', 'i', 'n', 's', 'h'))
      .map((list) => list.join(''));
    fc.assert(
      fc.property(letters, (story) => {
        const without = insert(story).filter((element) => element.content !== 'put in');
        expect(without).toEqual(build(story));
        expect(insert(story).length - story.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
