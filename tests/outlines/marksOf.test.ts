/** @jest-environment jsdom */
import { marksOf } from './marksOf';

/** What is told of a document, but for the sum of its words. */
const marks = (html: string): string[] =>
  linesOf(html).filter((line) => !line.startsWith('words:'));

function linesOf(html: string): string[] {
  document.body.innerHTML = html;
  return marksOf(document.body);
}

describe('what styles, scripts and counting hold on to', () => {
  it('is each attribute with its values in order, and how often', () => {
    expect(
      marks(
        '<a class="b a" data-kind="x" title="T"></a><a class="a" data-kind="x"></a><i data-kind="w"></i>',
      ),
    ).toEqual(['class: a×2 b', 'data-kind: w x×2', 'title: T']);
  });

  it('knows how a form is sent and what is loaded late', () => {
    expect(
      marks('<form method="post" action="/s"><img loading="lazy"><input name="q" required></form>'),
    ).toEqual(['action: /s', 'loading: lazy', 'method: post', 'name: q', 'required: ""']);
  });

  it('tells a mark without a value, and a long one by its beginning and a sum', () => {
    expect(marks(`<p data-on data-all="${'a'.repeat(100)}"></p>`)).toEqual([
      `data-all: "${'a'.repeat(80)}"…#28165978`,
      'data-on: ""',
    ]);
  });

  it('goes on in the next line', () => {
    const names = Array.from({ length: 40 }, (_, index) => `name-${index}`);
    const lines = marks(`<p class="${names.join(' ')}"></p>`);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.every((line) => line.length <= 120)).toBe(true);
    expect(lines.join(' ').split(/\s+/).slice(1).toSorted()).toEqual(names.toSorted());
  });

  it.each([
    ['an address', '<a href="/a/"></a>', '<a href="/b/"></a>'],
    ['a file of a picture', '<img src="/a.webp">', '<img src="/b.webp">'],
    ['a long text of a mark', `<p data-a="${'a'.repeat(99)}">`, `<p data-a="${'a'.repeat(98)}b">`],
    ['a line of a drawing', '<svg><path d="M0 0" /></svg>', '<svg><path d="M0 1" /></svg>'],
    [
      'what programs read',
      '<script type="a/b">{"a":1}</script>',
      '<script type="a/b">{"a":2}</script>',
    ],
    ['a word', '<p>One</p>', '<p>Two</p>'],
  ])('differs with %s', (_, one, other) => {
    expect(linesOf(one)).not.toEqual(linesOf(other));
    expect(linesOf(one)).toEqual(linesOf(one));
  });

  it('a drawing is one mark, with its classes', () => {
    expect(marks('<svg class="icon" fill="none"><path d="M0 0" /></svg>')).toEqual([
      expect.stringMatching(/^<svg>: 1 #[0-9a-f]{8}$/),
      'class: icon',
    ]);
  });
});
