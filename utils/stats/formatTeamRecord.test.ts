import { formatTeamRecord } from './formatTeamRecord';

describe('team record (widgets §5)', () => {
  it.each([
    ['a record', 'football', { record: { wins: 5, losses: 3 } }, '5-3'],
    ['a tie', 'football', { record: { wins: 5, losses: 3, ties: 1 } }, '5-3-1'],
    ['no tie', 'football', { record: { wins: 5, losses: 3, ties: 0 } }, '5-3'],
    ['overtime losses', 'hockey', { record: { wins: 5, losses: 3, ties: 1 } }, '5-3-1'],
    ['a series of hockey has none', 'hockey', { series: { wins: 2, losses: 1, ties: 0 } }, '2-1'],
    ['soccer', 'soccer', { record: { wins: 5, losses: 3, ties: 2 } }, '5-3-2'],
    ['soccer without ties', 'Soccer', { record: { wins: 5, losses: 3 } }, '5-3-0'],
    ['a season not begun', 'hockey', { record: { wins: 0, losses: 0 } }, '0-0'],
    [
      'no record but a series',
      'baseball',
      { record: { wins: -1, losses: -1 }, series: { wins: 2, losses: 1 } },
      '2-1',
    ],
    ['a record with a part missing', 'baseball', { record: { wins: 2 } }, ''],
    ['neither', 'baseball', { record: null, series: null }, ''],
    ['nothing', 'baseball', {}, ''],
  ])('of %s in %s', (_case, sport, team, expected) => {
    expect(formatTeamRecord(team, sport)).toBe(expected);
  });
});
