import { formatTeamRecord } from '../formatTeamRecord';
import { announcement } from '../announcement';
import { exampleGame } from '../exampleGames';
import type { Game } from '../game';
import { eventOf } from './eventOf.fixture';
import { away, home, live, parsed, teams } from './liveEvent.fixture';
import type { Raw } from './readSent.fixture';

describe('teams (widgets §5)', () => {
  it.each<[string, Raw, Partial<Game['home']>]>([
    ['a missing location shows TBD', { location: '' }, { location: 'TBD' }],
    [
      'an empty abbreviation falls back to the name',
      { abbreviation: ' ' },
      { abbreviation: 'Eagles' },
    ],
    ['a missing nickname to what is shown', { nickname: null }, { nickname: 'Philadelphia' }],
    [
      'no team yet',
      { teamId: null, location: null, nickname: null, displayName: null, abbreviation: null },
      { teamId: 0, location: 'TBD', nickname: 'TBD', abbreviation: 'TBD' },
    ],
    ['a record without losses is none', { record: { wins: 3, losses: -1 } }, { record: null }],
    ['a score that is none', { score: -7 }, { score: null }],
    ['timeouts that are unknown', { timeoutsLeft: '' }, { timeoutsLeft: null }],
    ['no line scores', { linescores: null }, { lines: [] }],
    [
      'lines out of order with a gap',
      { linescores: [{ period: '3', score: '7' }, { period: 1, score: '-' }, 'x'] },
      { lines: [null, null, null] },
    ],
  ])('%s', (_name, part, expected) => {
    const [first, second] = [teams(part), expected];
    expect(parsed(first).home).toMatchObject(second);
  });

  it('stand where their location type says, else the first at home', () => {
    expect(parsed({ ...live, teams: [away, home] }).home.nickname).toBe('Eagles');
    const unplaced = [home, away].map((team) => ({ ...team, teamLocationType: null }));
    expect(parsed({ ...live, teams: unplaced }).home.nickname).toBe('Eagles');
    expect(parsed({ ...live, teams: [away] }).home.nickname).toBe('TBD');
  });

  it('who won a final game is what the score says until the provider says it', () => {
    const final = eventOf(exampleGame('football', 'final'));
    const nobody = (final['teams'] as Raw[]).map((team) => ({ ...team, isWinner: 'false' }));
    expect(parsed({ ...final, teams: nobody })).toMatchObject({
      home: { isWinner: true },
      away: { isWinner: false },
    });
  });

  it.each([0, 1])('who won is what the provider says, whatever the score says: %i', (winner) => {
    const final = eventOf(exampleGame('football', 'final'));
    const sides = final['teams'] as Raw[];
    const teams = sides.map((team, index) => ({ ...team, isWinner: index === winner }));
    const { home, away } = parsed({ ...final, teams });
    const winners = [home, away].filter(({ isWinner }) => isWinner);
    expect(winners.map(({ teamId }) => teamId)).toEqual([sides[winner]!['teamId']]);
  });

  it('nobody won a draw; a shootout decides it', () => {
    const final = eventOf(exampleGame('soccer', 'final'));
    const drawn = (goals: [unknown, unknown]) => ({
      ...final,
      teams: (final['teams'] as Raw[]).map((team, index) => ({
        ...team,
        score: 1,
        isWinner: null,
        shootoutScore: goals[index],
      })),
    });
    const of = { sport: 'soccer', league: 'mls' } as const;
    const draw = parsed(drawn([null, null]), of);
    expect([draw.home.isWinner, draw.away.isWinner]).toEqual([false, false]);
    const decided = parsed(drawn([3, '4']), of);
    expect([decided.home.isWinner, decided.away.isWinner]).toEqual([false, true]);
    expect(decided.away.shootout).toBe(4);
  });

  it('nobody won a tie of football, and both records have it', () => {
    const final = eventOf(exampleGame('football', 'final'));
    const teams = (final['teams'] as Raw[]).map((team) => ({
      ...team,
      score: 20,
      isWinner: false,
      record: { wins: 7, losses: 3, ties: 1 },
    }));
    const tie = parsed({ ...final, teams });
    const { away, home } = tie;
    expect([away.isWinner, home.isWinner]).toEqual([false, false]);
    expect(formatTeamRecord(home, 'football')).toBe('7-3-1');
    expect(announcement(tie)).toBe('Final: Cowboys 20, Eagles 20');
  });

  it('a team of another league with the id of a local one has no pages here', () => {
    const phillies = { ...home, teamId: 246 };
    expect(parsed({ ...live, teams: [phillies, away] }).teamPath).toBe('');
    expect(parsed({ ...live, teams: [away, home] }).teamPath).toBe('/eagles');
  });

  it.each([
    [{ eventId: '77' }, 77],
    [{ eventId: null, statsEventId: 78 }, 78],
    [{ eventId: 'x' }, 0],
    [{ eventId: -5 }, 0],
    [{ eventId: 1e300 }, 0],
  ])('an event with %j has the id %i', (part, expected) => {
    expect(parsed({ ...live, ...part }).eventId).toBe(expected);
  });
});
