import { readStandings } from './readStandings';

/** A team of the provider's standings, in its division. */
const answerOf = (team: Record<string, unknown>) => ({
  apiResults: [
    {
      league: {
        season: { conferences: [{ divisions: [{ name: 'NFC East', teams: [team] }] }] },
      },
    },
  ],
});
const PHI = { teamId: 354, location: 'Philadelphia', nickname: 'Eagles', abbreviation: 'Phi' };
const teamOf = (parts: Record<string, unknown>) =>
  readStandings(answerOf({ ...PHI, ...parts }), 'nfl').groups[0]!.teams[0]!;

describe('a team of the standings', () => {
  it('has its numbers also where they are written as text', () => {
    expect(
      teamOf({
        teamId: '354',
        record: { wins: '8', losses: ' 3 ', overtimeLosses: '2', percentage: '  .727' },
        division: { gamesBack: '1.5' },
        teamPoints: '18',
        streak: { kind: 'Win', games: '4' },
      }),
    ).toMatchObject({
      teamId: 354,
      record: { wins: 8, losses: 3, ties: 2 },
      percentage: '.727',
      gamesBack: '1.5',
      points: 18,
      streak: 'W4',
    });
  });

  it('has no number that was not sent', () => {
    const { record, points, streak, gamesBack } = teamOf({
      record: { wins: 8, losses: 3, ties: '' },
      streak: { kind: 'Win' },
    });
    expect({ record, points, streak, gamesBack }).toEqual({
      record: { wins: 8, losses: 3 },
      points: null,
      streak: '',
      gamesBack: '',
    });
  });

  it.each([
    ['id', { teamId: 'PHI', record: { wins: 1, losses: 0 } }],
    ['wins', { record: { losses: 0 } }],
    ['losses', { record: { wins: 1, losses: null } }],
    ['record', {}],
  ])('without a known %s is left out', (_name, team) => {
    const other = { ...PHI, teamId: 336, record: { wins: 0, losses: 0 } };
    const answer = answerOf({ ...PHI, ...team });
    const { teams } = answer.apiResults[0]!.league.season.conferences[0]!.divisions[0]!;
    teams.push(other);
    expect(readStandings(answer, 'nfl').groups[0]!.teams.map(({ teamId }) => teamId)).toEqual([
      336,
    ]);
  });
});
