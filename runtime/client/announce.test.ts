/** @jest-environment jsdom */
import { changedNews, newsOf } from './announce';

function news(html: string): Map<string, string> {
  document.body.innerHTML = html;
  return newsOf(document.body.firstElementChild!);
}

describe('newsOf and changedNews', () => {
  it.each([
    ['nothing marked', '<p>1</p>', '<p>2</p>', ''],
    ['no change', '<p data-announce>1</p>', '<p data-announce> 1 </p>', ''],
    ['the block itself', '<p data-announce>1</p>', '<p data-announce>2</p>', '2'],
    [
      'named news in another order',
      '<div><b data-announce="a">1</b><b data-announce="b">2</b></div>',
      '<div><b data-announce="b">2</b><b data-announce="a">1</b></div>',
      '',
    ],
    [
      'several changes',
      '<div><b data-announce="a">1</b><b data-announce="b">2</b></div>',
      '<div><b data-announce="a">Eagles 7</b><b data-announce="b">2nd\n quarter</b></div>',
      'Eagles 7. 2nd quarter',
    ],
    ['news that ended', '<p data-announce>1</p>', '<p data-announce></p>', ''],
  ])('%s', (_name, before, after, expected) => {
    expect(changedNews(news(before), news(after))).toBe(expected);
  });

  it('says once what two blocks show, and again when it comes back', () => {
    const game = (score: string) => news(`<p data-announce="game-1">${score}</p>`);
    expect(changedNews(game('7-0'), game('7-3'))).toBe('7-3');
    expect(changedNews(game('7-0'), game('7-3'))).toBe('');
    expect(changedNews(game('7-3'), game('7-0'))).toBe('7-0');
    expect(changedNews(game('7-0'), game('7-3'))).toBe('7-3');
  });
});
