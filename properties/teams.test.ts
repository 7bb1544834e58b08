import { teamPathOf } from '../utils/stats/teamPathOf';
import { leagueColors, teams } from './teams';

/** WCAG contrast of a `#rrggbb` color with white. */
function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

describe('teams (platform §9, widgets §2)', () => {
  it.each([
    ['phillies', 'Phillies', 'mlb', 'baseball', 246, '/phillies'],
    ['sixers', 'Sixers', 'nba', 'basketball', 20, '/sixers'],
    ['eagles', 'Eagles', 'nfl', 'football', 354, '/eagles'],
    ['flyers', 'Flyers', 'nhl', 'hockey', 4968, '/flyers'],
    ['soccer', 'Union', 'mls', 'soccer', 20289, '/soccer'],
  ])('%s are the %s', (key, name, league, sport, teamId, path) => {
    const team = teams.find((candidate) => candidate.key === key);
    expect(team).toMatchObject({ name, league, sport, teamId, path });
  });

  it('are five', () => {
    expect(teams).toHaveLength(5);
  });
});

describe('league colors (widgets §9)', () => {
  it.each(Object.entries(leagueColors))('%s can be read behind white text', (_league, color) => {
    expect(contrastWithWhite(color)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('paths of the teams', () => {
  it.each(teams.map((team) => [team.key, team] as const))(
    '%s: games lead to its pages',
    (_key, team) => {
      expect(teamPathOf(team.teamId, team.league)).toBe(team.path);
    },
  );
});
