/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { axe } from 'jest-axe';
import { readableInk } from '../cards/readableInk';
import { monogramOf } from './monogramOf';
import { TeamMark } from './TeamMark';
import { TEAM_COLORS, teamColors } from './teamColors';

describe('the crest of a team', () => {
  it('is decoration: the name stands beside it', async () => {
    const { container } = render(
      <TeamMark team={{ teamId: 354, abbreviation: 'PHI' }} league="nfl" size={24} />,
    );
    const mark = container.querySelector<HTMLElement>('.team-mark')!;
    expect(mark).toHaveAttribute('aria-hidden', 'true');
    expect(mark.style.getPropertyValue('--field')).toBe('#004c54');
    expect((await axe(container)).violations).toEqual([]);
  });

  it('is the logo where the provider sends one, as decoration', async () => {
    const { container } = render(
      <TeamMark
        team={{ teamId: 1, abbreviation: 'PHI', logo: 'https://l.example/a.svg' }}
        league="nfl"
        size={24}
      />,
    );
    const image = container.querySelector('.team-mark--logo img')!;
    expect(image).toHaveAttribute('src', 'https://l.example/a.svg');
    expect(image).toHaveAttribute('alt', '');
    // The drawn mark is there for a logo that fails to load.
    expect(container.querySelector('.team-mark--logo')).toHaveAttribute('data-letters', 'P');
    expect((await axe(container)).violations).toEqual([]);
  });

  it.each([
    ['PHI', 'P'],
    ['NYG', 'NY'],
    ['LAFC', 'LA'],
    ['DC', 'DC'],
    ['STL', 'SL'],
    ['D.C.', 'DC'],
    ['', ''],
  ])('of %s has the letters %s', (abbreviation, letters) => {
    expect(monogramOf(abbreviation)).toBe(letters);
  });
});

describe('team colors', () => {
  it.each([
    ['mlb', 30],
    ['nba', 30],
    ['nfl', 32],
    ['nhl', 32],
    ['mls', 30],
  ] as const)('are there for all of the %s: %i', (league, count) => {
    expect(Object.keys(TEAM_COLORS[league])).toHaveLength(count);
  });

  const all = Object.entries(TEAM_COLORS).flatMap(([league, teams]) =>
    Object.entries(teams).map(([team, colors]) => [`${league} ${team}`, ...colors] as const),
  );
  it.each(all)('of %s let the letters be read (4.5 to 1)', (_team, field, band) => {
    expect(contrast(field, readableInk(field) ?? '')).toBeGreaterThanOrEqual(4.5);
    expect(band).toMatch(/^#[0-9a-f]{6}$/);
    expect(band).not.toBe(field);
  });

  it('know other ways to write an abbreviation', () => {
    expect(teamColors('nfl', 'WSH', 1)).toBe(TEAM_COLORS.nfl['WAS']);
  });

  it('are quiet and steady where the team is not known', () => {
    expect(teamColors('nfl', 'toString', 7)).toEqual(teamColors('nfl', 'TBD', 7));
    expect(teamColors('nfl', 'TBD', 7)).not.toEqual(teamColors('nfl', 'TBD', 8));
  });
});

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

it.each(['PHI', 'LAC', 'NE', ''])(
  'The letters of a crest are set smaller where they are two: %p',
  (abbreviation) => {
    const { container } = render(
      <TeamMark team={{ teamId: 1, abbreviation }} league="nfl" size={24} />,
    );
    const mark = container.querySelector('.team-mark')!;
    const letters = monogramOf(abbreviation);
    expect(mark).toHaveAttribute('data-letters', letters);
    expect(mark.classList.contains('team-mark--pair')).toBe(letters.length > 1);
  },
);
