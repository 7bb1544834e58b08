import { isBetweenParagraphs, type BodyElement } from './isBetweenParagraphs';

const text: BodyElement = { type: 'text', content: 'A paragraph of the story.' };
const centered: BodyElement = { ...text, alignment: 'center' };
const note: BodyElement = { type: 'text', content: '<i>Nelly Bly writes on Sundays.</i>' };
const signature: BodyElement = { type: 'text', content: '— Harold Timmons' };
const picture = (alignment: string | null): BodyElement => ({ type: 'image', alignment });

describe('what is no part of a story stands only between two paragraphs', () => {
  it.each<[string, BodyElement[], number, boolean]>([
    ['two paragraphs', [text, text], 1, true],
    ['a paragraph and the end', [text], 1, false],
    ['the beginning and a paragraph', [text], 0, false],
    ['a paragraph and a picture', [text, picture(null)], 1, false],
    ['a header and a paragraph', [{ type: 'header' }, text], 1, false],
    ['a paragraph and a centered line', [text, centered], 1, false],
    ['a centered line and a paragraph', [centered, text], 1, false],
    ['a paragraph and a note', [text, note], 1, false],
    ['the words of a letter and its signature', [text, text, signature], 1, false],
    ['a signature and the next letter', [text, signature, text], 2, true],
    ['paragraphs after a newsletter form', [{ type: 'inline_newsletter' }, text, text], 2, false],
    ['paragraphs before one', [text, text, { type: 'inline_newsletter' }], 1, false],
    ['paragraphs after related stories', [{ type: 'related_stories' }, text, text], 2, false],
    ['paragraphs before them', [text, text, { type: 'related_stories' }], 1, false],
    ['paragraphs farther from them', [{ type: 'related_stories' }, text, text, text], 3, true],
    ['paragraphs beside a picture at the left', [picture('left'), text, text], 2, false],
    ['paragraphs beside a picture at the right', [picture('right'), text, text], 2, false],
    ['paragraphs below a picture', [picture('center'), text, text], 2, true],
    ['paragraphs below a picture that says nothing', [picture(null), text, text], 2, true],
  ])('%s: %#', (_where, elements, index, expected) => {
    expect(isBetweenParagraphs(elements, index)).toBe(expected);
  });
});
