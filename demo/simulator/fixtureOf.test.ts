import { fixtureOf } from './fixtureOf';
import { dayNumber } from '../../services/stats/days';
import { gamesOn } from './schedule/gamesOn';

const FIRST = dayNumber(2026, 1, 1);
const games = Array.from({ length: 180 }, (_, index) => FIRST + 2 * index)
  .flatMap(gamesOn)
  .filter(({ isLeagueGame }) => isLeagueGame);

describe('a note of the sports desk', () => {
  it('tells how to get to the game where the local team is at home, never where it is away', () => {
    const advised = games.filter(
      (game) => fixtureOf(game, new Map()).editorial?.heading === 'Before you go',
    );
    expect(advised.length).toBeGreaterThan(5);
    expect(advised.filter(({ home, local }) => home.teamId !== local.team.teamId)).toEqual([]);
  });
});
