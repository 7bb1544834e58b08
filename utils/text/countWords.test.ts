import { countWords } from './countWords';

describe('words of a text', () => {
  it.each([
    ['', 0],
    ['City Council voted', 3],
    ['  City\n Council ', 2],
    ['The <a href="/a-b c">12–5 vote</a> came.', 4],
    ['one<br>two', 2],
    ['one&nbsp;two', 2],
    ['— … “ ”', 0],
    ['$4.2 million', 2],
    ['don’t', 1],
    ['Año nuevo', 2],
  ])('%j has %i', (html, words) => {
    expect(countWords(html)).toBe(words);
  });
});
