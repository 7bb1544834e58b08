import type { League } from './game';
import { teamPathOf, teamPathOfName } from './teamPathOf';

describe('the pages of the five local teams (widgets §2, §9)', () => {
  it.each<[League, number, string, string[]]>([
    ['mlb', 246, '/phillies', ['Phillies', 'Philadelphia Phillies', '/phillies']],
    ['nba', 20, '/sixers', ['Sixers', '76ers', 'Philadelphia 76ers', '/sixers']],
    ['nfl', 354, '/eagles', ['Eagles', 'Philadelphia Eagles', '/eagles']],
    ['nhl', 4968, '/flyers', ['Flyers', 'Philadelphia Flyers', '/flyers']],
    ['mls', 20289, '/soccer', ['Union', 'Soccer', 'Philadelphia Union', '/soccer']],
  ])('of %s are found by its id there, and by each of its names', (league, id, path, names) => {
    expect(teamPathOf(id, league)).toBe(path);
    expect(names.map((name) => teamPathOfName(name, league))).toEqual(names.map(() => path));
  });

  it.each(['', 'Beagles', 'Eagles fans', '/eagles/', 'Flyers'])(
    'are none of football for the name "%s"',
    (name) => expect(teamPathOfName(name, 'nfl')).toBe(''),
  );

  it('are none for a team of another league with the same id', () => {
    expect(teamPathOf(354, 'nba')).toBe('');
  });
});
