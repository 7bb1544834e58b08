import { dayNumber } from '../../../services/stats/days';
import { momentAt } from '../schedule/moments';
import { leagueGamesOn } from '../schedule/leagueGamesOn';
import { tallyOf } from '../testing/tallyOf';
import { localTeamOf } from '../../../services/stats/localTeams';
import { seasonOf } from '../schedule/seasons';
import type { LeagueName } from '../../../services/stats/SportEvent';
import { TEAMS } from '../../../services/stats/teams';
import { eventOf } from '../eventOf';
import { buildStandings } from './buildStandings';
import { tableAt, tableBefore } from './leagueTable';
import { addOutcome, NO_GAMES, outcomesOf, percentageOf, pointsOf, type Tally } from './Tally';

// Hundreds of games are played in here.
const LEAGUES = Object.keys(TEAMS) as LeagueName[];
const TODAY = dayNumber(2026, 11, 21);
const NO_DETAILS = { pbp: false, driveCharts: false, box: false };

const gamesIn = ({ wins, losses, ties }: Pick<Tally, 'wins' | 'losses' | 'ties'>) =>
  wins + losses + ties;

describe('the table of a league', () => {
  it.each(LEAGUES)('%s: wins and losses balance', (league) => {
    const tallies = [...tableBefore(league, TODAY).values()];
    const sum = (key: 'wins' | 'losses' | 'ties') =>
      tallies.reduce((total, tally) => total + tally[key], 0);
    expect(tallies).toHaveLength(TEAMS[league].length);
    // A draw is a tie for both; a hockey team that loses in overtime has one where the other won.
    expect(sum('wins')).toBe(league === 'nhl' ? sum('losses') + sum('ties') : sum('losses'));
    if (league === 'nba' || league === 'mlb') expect(sum('ties')).toBe(0);
  });

  it.each(LEAGUES)('%s: everybody has played about as many games', (league) => {
    const games = [...tableBefore(league, TODAY).values()].map(gamesIn);
    expect(Math.max(...games) - Math.min(...games)).toBeLessThanOrEqual(3);
    expect(Math.max(...games)).toBeGreaterThan(5);
  });

  it.each(LEAGUES)('%s: is empty when the season begins', (league) => {
    expect(tableBefore(league, seasonOf(league, TODAY)).size).toBe(0);
  });

  it.each(LEAGUES)('%s: does not depend on what was asked before', (league) => {
    const season = seasonOf(league, TODAY);
    const table = tableBefore(league, TODAY);
    for (let day = season; day < season + 8; day += 1) tableBefore(league, day);
    expect(tableBefore(league, TODAY)).toEqual(table);
  });

  it('takes a result when the game is over, not before', () => {
    const local = localTeamOf('nfl');
    const game = leagueGamesOn(local, dayNumber(2026, 11, 22))[0]!;
    const winsAt = (hours: number) => {
      const now = new Date(game.start.getTime() + hours * 3_600_000);
      return gamesIn(tableAt('nfl', now).get(local.team.teamId) ?? NO_GAMES);
    };
    const before = winsAt(-1);
    expect([winsAt(1), winsAt(5)]).toEqual([before, before + 1]);
  });

  it('takes the other teams’ results in the evening', () => {
    const game = (time: string) =>
      [...tableAt('nfl', momentAt(dayNumber(2026, 11, 22), time)).values()].reduce(
        (sum, tally) => sum + gamesIn(tally),
        0,
      );
    expect(game('23:00') - game('12:00')).toBeGreaterThanOrEqual(30);
  });
});

describe('the record of a team', () => {
  it.each(LEAGUES)('%s: follows from the results of its games, one after the other', (league) => {
    const local = localTeamOf(league);
    let record = { wins: 0, losses: 0, ties: 0 };
    const season = seasonOf(league, TODAY);
    for (let day = season; day < season + 30; day += 1) {
      for (const game of leagueGamesOn(local, day)) {
        if (game.resume) continue;
        const before = eventOf(game, game.start, NO_DETAILS);
        const after = eventOf(game, new Date(game.start.getTime() + 8 * 3_600_000), NO_DETAILS);
        const ours = (event: typeof after) =>
          event.teams.find(({ teamId }) => teamId === local.team.teamId);
        const gamesBefore = gamesIn(tallyOf(ours(before)!.record));
        expect(gamesBefore).toBeGreaterThanOrEqual(gamesIn(record));
        const decided = after.eventStatus.name === 'Final' ? 1 : 0;
        expect(gamesIn(tallyOf(ours(after)!.record))).toBe(gamesBefore + decided);
        record = tallyOf(ours(after)!.record);
      }
    }
    expect(gamesIn(record)).toBeGreaterThan(0);
  });

  it('counts no exhibition', () => {
    const before = tableAt('nba', new Date('2026-11-23T19:00:00Z')).get(20);
    const after = tableAt('nba', new Date('2026-11-23T23:30:00Z')).get(20);
    expect(after).toEqual(before);
  });
});

describe('outcomes', () => {
  it.each([
    ['nfl', 'home', false, ['win', 'loss']],
    ['nfl', 'away', true, ['loss', 'win']],
    ['nhl', 'home', true, ['win', 'overtime-loss']],
    ['nhl', 'away', false, ['loss', 'win']],
    ['mls', null, false, ['tie', 'tie']],
  ] as const)('%s, won by %s, overtime %s: %j', (league, winner, isOvertime, [home, away]) => {
    expect(outcomesOf(league, { winner, isOvertime })).toEqual({ home, away });
  });

  it('in a row are a streak', () => {
    const tally = (['loss', 'win', 'win', 'win'] as const).reduce(addOutcome, NO_GAMES);
    expect(tally).toEqual({
      wins: 3,
      losses: 1,
      ties: 0,
      streak: { letter: 'W', games: 3 },
      lastFive: ['L', 'W', 'W', 'W'],
    });
  });

  it('of the last five games are kept, the latest at the end', () => {
    const outcomes = ['win', 'win', 'loss', 'tie', 'overtime-loss', 'win', 'loss'] as const;
    expect(outcomes.reduce(addOutcome, NO_GAMES).lastFive).toEqual(['L', 'T', 'OT', 'W', 'L']);
  });

  it.each([
    ['nhl', { wins: 11, losses: 7, ties: 2 }, 24, 0.6],
    ['mls', { wins: 10, losses: 5, ties: 5 }, 35, 35 / 60],
    ['nfl', { wins: 8, losses: 3, ties: 1 }, null, 8.5 / 12],
    ['mlb', { wins: 0, losses: 0, ties: 0 }, null, 0.5],
  ] as const)('%s %j are %s points, %d', (league, record, points, percentage) => {
    expect([pointsOf(league, record), percentageOf(league, record)]).toEqual([points, percentage]);
  });
});

describe('standings', () => {
  const tally = (wins: number, losses: number, ties = 0): Tally => ({
    wins,
    losses,
    ties,
    streak: { letter: 'W', games: 2 },
    lastFive: ['W', 'W'],
  });
  const rowsOf = (league: LeagueName, division: string, tallies: [number, Tally][]) =>
    buildStandings(league, new Map(tallies)).groups.find(({ name }) => name === division)?.teams;

  it('say how many games a team is behind the first', () => {
    const rows = rowsOf('nfl', 'NFC East', [
      [354, tally(8, 3)],
      [336, tally(6, 5)],
      [351, tally(7, 3)],
      [363, tally(0, 0)],
    ]);
    expect(rows?.map((row) => [row.abbreviation, row.percentage, row.gamesBack])).toEqual([
      ['PHI', '.727', '—'],
      ['NYG', '.700', '½'],
      ['DAL', '.545', '2'],
      ['WAS', '.000', '2½'],
    ]);
  });

  it('rank by points where a league counts them', () => {
    const rows = rowsOf('nhl', 'Metropolitan', [
      [4968, tally(10, 8, 4)],
      [4972, tally(11, 9, 0)],
    ]);
    expect(rows?.slice(0, 2).map((row) => [row.abbreviation, row.points, row.gamesBack])).toEqual([
      ['PHI', 24, ''],
      ['PIT', 22, ''],
    ]);
  });

  it('write a perfect season as 1.000', () => {
    expect(rowsOf('nba', 'Atlantic', [[20, tally(9, 0)]])?.[0]).toMatchObject({
      abbreviation: 'PHI',
      percentage: '1.000',
      streak: 'W2',
    });
  });
});
