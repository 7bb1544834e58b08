/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import type { League } from '../../utils/stats/game';
import { exampleStandings } from '../../utils/stats/exampleStandings';
import Standings from './features/standings/default';
import { groupsOf } from './features/standings/groupsOf';
import { standingsColumns } from '../../utils/stats/standingsColumns';
import states from './states';

function show(name: string, isAdmin = false): HTMLElement {
  const { fields = {}, content = {}, requestUri = '/' } = states[name] ?? {};
  setFusion({ content, app: { requestUri, isAdmin } });
  return render(<Standings customFields={fields} />).container;
}

describe('standings', () => {
  it.each(Object.keys(states))('have no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it.each<[League, string[]]>([
    ['nfl', ['W', 'L', 'T', 'Pct.', 'Strk.']],
    ['mlb', ['W', 'L', 'Pct.', 'GB', 'Strk.']],
    ['nba', ['W', 'L', 'Pct.', 'GB', 'Strk.']],
    ['nhl', ['GP', 'W', 'L', 'OTL', 'Pts.', 'Strk.']],
    ['mls', ['GP', 'W', 'L', 'T', 'Pts.', 'Strk.']],
  ])('of the %s have the columns %j', (league, labels) => {
    expect(standingsColumns(league).map(({ label }) => label)).toEqual(labels);
  });

  it('say what a team has, row by row', () => {
    const [team] = exampleStandings('nhl').groups[0]?.teams ?? [];
    expect(standingsColumns('nhl').map(({ valueOf }) => valueOf(team!))).toEqual([
      '20',
      '14',
      '5',
      '1',
      '29',
      'W1',
    ]);
  });

  it('mark the local team and lead to its page; others have none here', () => {
    const container = show('eagles');
    const row = container.querySelector<HTMLElement>('tr.is-local')!;
    expect(within(row).getByRole('link', { name: 'Eagles' })).toHaveAttribute('href', '/eagles');
    expect(screen.queryByRole('link', { name: 'Cowboys' })).not.toBeInTheDocument();
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['8', '2', '0', '.800', 'W1']);
  });

  it('are tables with a caption and headers, which the keyboard can scroll', () => {
    show('allOfTheLeague');
    expect(
      screen.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent),
    ).toEqual(['NFC East', 'NFC North']);
    expect(screen.getByRole('region', { name: 'NFC East standings' })).toHaveAttribute(
      'tabindex',
      '0',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('NFL standings');
  });

  it.each([
    ['beforeTheSeason', 'No events found'],
    ['noTeam', 'Choose a team'],
  ])('are nothing for readers, and tell editors why: %s', (name, note) => {
    expect(show(name)).toBeEmptyDOMElement();
    expect(show(name, true)).toHaveTextContent(note);
  });
});

describe('the tables that are shown', () => {
  const { groups } = exampleStandings('nfl');
  const names = (shown: typeof groups) => shown.map(({ name }) => name);

  it.each([
    ['the local team’s own', 354, 'division', ['NFC East']],
    ['all, the local team’s first', 341, 'league', ['NFC North', 'NFC East']],
    ['all as they come without the local team', 1, 'league', ['NFC East', 'NFC North']],
    ['none without the local team', 1, 'division', []],
  ] as const)('%s', (_name, teamId, extent, expected) => {
    expect(names(groupsOf(groups, teamId, extent))).toEqual(expected);
  });

  it('hold teams', () => {
    expect(groupsOf([{ name: 'Empty', teams: [] }], 354, 'league')).toEqual([]);
  });
});

it('Standings of a division lead to all of the league; those of the league lead nowhere else', () => {
  const fullOf = (extent: string) => {
    const [name] = Object.keys(states);
    const { fields, content = {}, requestUri = '/' } = states[name!]!;
    setFusion({ content, app: { requestUri } });
    const { container, unmount } = render(<Standings customFields={{ ...fields, extent }} />);
    const href = container.querySelector('.standings__all a')?.getAttribute('href');
    unmount();
    return href;
  };
  expect(fullOf('division')).toMatch(/^\/[a-z]+\/standings$/);
  expect(fullOf('league')).toBeUndefined();
});
