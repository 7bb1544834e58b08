import { formatTeamScore } from './formatTeamScore';

const RECORD = { wins: 5, losses: 3 };

describe('score text (widgets §5)', () => {
  it.each([
    ['a game to come', false, { record: RECORD, score: 0 }, '5-3'],
    ['a game to come without record', false, { score: 0 }, ''],
    ['a live game', true, { record: RECORD, score: 21 }, '21'],
    ['a live game without goals', true, { score: 0 }, '0'],
    ['baseball', true, { score: 1, linescoreTotals: { runs: 4 } }, '4'],
    ['baseball without runs', true, { score: 1, linescoreTotals: { runs: 0 } }, '0'],
    ['a total that is missing', true, { score: 1, linescoreTotals: {} }, '1'],
    ['nothing known', true, {}, ''],
  ])('of %s', (_case, isLiveOrFinal, team, expected) => {
    expect(formatTeamScore(team, { isLiveOrFinal, sport: 'baseball' })).toBe(expected);
  });
});
