/** @jest-environment jsdom */
import { marksOf } from './marksOf';

const marks = (html: string): string[] => {
  document.body.innerHTML = html;
  return marksOf(document.body);
};

describe('what styles, scripts and counting hold on to', () => {
  it('is each attribute with its values in order, and how often', () => {
    expect(
      marks(
        '<a class="b a" data-kind="x" href="/"></a><a class="a" data-kind="x"></a><i data-kind="w"></i>',
      ),
    ).toEqual(['class: a×2 b', 'data-kind: w x×2']);
  });

  it('knows how a form is sent and what is loaded late', () => {
    expect(
      marks('<form method="post" action="/s"><img loading="lazy"><input name="q" required></form>'),
    ).toEqual(['action: /s', 'loading: lazy', 'method: post', 'name: q']);
  });

  it('tells a mark without a value, and a long one by its length', () => {
    expect(marks(`<p data-on data-all="${'a'.repeat(100)}"></p>`)).toEqual([
      `data-all: "${'a'.repeat(80)}"…(100)`,
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
});
