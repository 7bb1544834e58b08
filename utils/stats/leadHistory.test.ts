import { leadHistory } from './leadHistory';

/** Scores as `away-home`. */
const after = (...scores: string[]) =>
  leadHistory(
    scores.map((score) => {
      const [away = null, home = null] = score
        .split('-')
        .map((text) => (text ? Number(text) : null));
      return { away, home };
    }),
  );

describe('how the lead went', () => {
  it.each([
    ['nobody scored', [], 0, 0, 0, 0],
    ['one team led all the time', ['0-2', '0-5', '2-5'], 0, 0, 0, 5],
    ['the lead changed at once', ['0-2', '3-2'], 1, 0, 1, 2],
    ['the lead changed through a tie', ['0-2', '2-2', '4-2'], 1, 1, 2, 2],
    ['a tie that changed nothing', ['0-2', '2-2', '2-4'], 0, 1, 0, 2],
    ['plays without a score', ['0-2', '-', '0-4'], 0, 0, 0, 4],
  ])('%s', (_name, scores, changes, ties, away, home) => {
    expect(after(...scores)).toEqual({ changes, ties, largest: { away, home } });
  });
});
