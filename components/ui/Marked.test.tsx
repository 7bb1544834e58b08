/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { Marked, MarkedWords } from './Marked';

const show = (text: string, words: readonly string[]): HTMLElement =>
  render(
    <MarkedWords.Provider value={new Set(words)}>
      <Marked>{text}</Marked>
    </MarkedWords.Provider>,
  ).container;

describe('marked words', () => {
  it.each([
    ['Eagles trade', ['eagles'], '<mark>Eagles</mark> trade'],
    ['The Eagles’ trade', ['eagles'], 'The <mark>Eagles</mark>’ trade'],
    [
      'Streets, street, streetcar',
      ['street', 'streets'],
      '<mark>Streets</mark>, <mark>street</mark>, streetcar',
    ],
    [
      'Café <b>au</b> lait',
      ['café', 'b'],
      '<mark>Café</mark> &lt;<mark>b</mark>&gt;au&lt;/<mark>b</mark>&gt; lait',
    ],
    ['But words alone, ever', ['', ' ', ', '], 'But words alone, ever'],
    ['Nothing of it', [], 'Nothing of it'],
  ])('%s, of %j', (text, words, html) => {
    expect(show(text, words).innerHTML).toBe(html);
  });

  it('leave every text as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, words) => {
        expect(show(text, words).textContent).toBe(text);
      }),
    );
  });
});
