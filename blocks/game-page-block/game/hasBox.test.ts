import { exampleGame } from '../../../utils/stats/exampleGames';
import { hasBox, hasTeamStats } from './hasBox';

const game = exampleGame('football', 'final');
const [stat] = game.teamStats;

describe('what there is to show of a game', () => {
  it.each([
    ['both sides', game.box, true],
    ['one side', { ...game.box, home: [] }, true],
    ['the other side', { ...game.box, away: [] }, true],
    ['no side', { away: [], home: [] }, false],
  ])('a box score with tables of %s: %#', (_which, box, expected) => {
    expect(hasBox({ ...game, box })).toBe(expected);
  });

  it.each([
    ['both teams', [{ ...stat!, away: '1', home: '2' }], true],
    [
      'both teams, one number each',
      [
        { ...stat!, away: '1', home: '' },
        { ...stat!, away: '', home: '2' },
      ],
      true,
    ],
    ['one team', [{ ...stat!, away: '1', home: '' }], false],
    ['the other team', [{ ...stat!, away: '', home: '2' }], false],
    ['nobody', [], false],
  ])('teams are compared by numbers of %s: %#', (_whom, teamStats, expected) => {
    expect(hasTeamStats({ ...game, teamStats })).toBe(expected);
  });
});
