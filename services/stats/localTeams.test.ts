import { LOCAL_TEAMS, localTeamOf, localTeamsIn } from './localTeams';

const keys = (words: Parameters<typeof localTeamsIn>[0]) =>
  localTeamsIn(words).map(({ key }) => key);

describe('the five teams (platform §9, widgets §9)', () => {
  it.each([
    ['phillies', 'baseball', 'mlb', 246],
    ['sixers', 'basketball', 'nba', 20],
    ['eagles', 'football', 'nfl', 354],
    ['flyers', 'hockey', 'nhl', 4968],
    ['soccer', 'soccer', 'mls', 20289],
  ] as const)('%s: %s, %s, %s', (key, sport, league, teamId) => {
    expect(localTeamOf(league)).toMatchObject({ key, sport, league, team: { teamId } });
    expect(keys({ sport })).toEqual([key]);
    expect(keys({ league })).toEqual([key]);
    expect(keys({ sport, league })).toEqual([key]);
  });

  it('are all meant where no words say which', () => {
    expect(localTeamsIn({})).toEqual(LOCAL_TEAMS);
  });

  it('are named in the error for words that fit none', () => {
    expect(() => localTeamsIn({ sport: 'hockey', league: 'nfl' })).toThrow(
      /no hockey\/nfl, only baseball\/mlb, .*soccer\/mls/,
    );
  });
});
