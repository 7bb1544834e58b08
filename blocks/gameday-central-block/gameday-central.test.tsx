/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import { teams } from '../../properties/teams';
import { exampleGame } from '../../utils/stats/exampleGames';
import type { Game, GameStatus } from '../../utils/stats/game';
import { centralGames, currentGame } from './features/gameday-central/centralGames';
import { centralHref, centralQuery } from './features/gameday-central/centralQuery';
import GamedayCentralFeature from './features/gameday-central/default';
import { stripDays } from './features/gameday-central/stripDays';
import states from './states';

/** Sunday, 3 p.m. in Philadelphia. */
const NOW = Date.parse('2026-11-22T20:00:00Z');
const on = (date: string, status: GameStatus, part: Partial<Game> = {}): Game => ({
  ...exampleGame('football', status),
  ...(part as object),
  start: { at: `${date}T18:00:00Z`, isTimeTba: false, localDate: date },
});

describe('how near a game is', () => {
  const later = { at: '2026-11-30T18:00:00Z', isTimeTba: false, localDate: '2026-11-30' };

  it.each([
    ['in progress', on('2026-11-22', 'in-progress'), 'live'],
    ['delayed', on('2026-11-22', 'delayed'), 'live'],
    ['suspended without a date', on('2026-11-20', 'suspended', { resumes: null }), 'live'],
    ['suspended until next week', on('2026-11-20', 'suspended', { resumes: later }), 'upcoming'],
    ['this evening', on('2026-11-22', 'pre-game'), 'today'],
    ['over, and of today', on('2026-11-22', 'final'), 'today'],
    ['tomorrow', on('2026-11-23', 'pre-game'), 'upcoming'],
    ['yesterday', on('2026-11-21', 'final'), 'recent'],
    ['postponed to next week', on('2026-11-21', 'postponed', { makeup: later }), 'upcoming'],
    ['postponed without a date', on('2026-11-21', 'postponed', { makeup: null }), 'recent'],
    ['canceled', on('2026-11-24', 'canceled'), 'upcoming'],
  ] as const)('%s', (_name, game, group) => {
    expect(centralGames([game], NOW)[group]).toEqual([game]);
  });

  it('what is to come is soonest first, what is over newest first', () => {
    const games = ['2026-11-25', '2026-11-24', '2026-11-19', '2026-11-20'].map((date) =>
      on(date, date > '2026-11-22' ? 'pre-game' : 'final'),
    );
    const { upcoming, recent } = centralGames(games, NOW);
    expect(upcoming.map(({ start }) => start.localDate)).toEqual(['2026-11-24', '2026-11-25']);
    expect(recent.map(({ start }) => start.localDate)).toEqual(['2026-11-20', '2026-11-19']);
  });

  it.each([
    ['the live one', ['final', 'in-progress', 'pre-game'], 'in-progress'],
    ['the next one', ['final', 'pre-game'], 'pre-game'],
    ['the last one', ['final'], 'final'],
  ] as const)('a team’s current game is %s', (_name, statuses, expected) => {
    const dates = { final: '2026-11-15', 'in-progress': '2026-11-22', 'pre-game': '2026-11-29' };
    const games = statuses.map((status) => on(dates[status], status));
    expect(currentGame(games, NOW)!.status).toBe(expected);
    expect(currentGame([], NOW)).toBeNull();
  });
});

describe('the address', () => {
  it.each([
    ['', null, ''],
    ['?team_id=354', 'eagles', ''],
    ['?team_id=999', null, ''],
    ['?date=2026-11-22&team_id=20289', 'soccer', '2026-11-22'],
    ['?date=2026-02-30', null, ''],
    ['?date=tomorrow', null, ''],
    ['?date=2026-11', null, ''],
    ['?date=', null, ''],
  ])('%s asks for team %s and day "%s"', (query, team, date) => {
    const asked = centralQuery(`/sports/gameday-central${query}`, teams);
    expect(asked.team?.key ?? null).toBe(team);
    expect(asked.date).toBe(date);
    const again = centralQuery(centralHref(asked), teams);
    expect(again).toEqual(asked);
  });
});

describe('the strip of days', () => {
  it('has seven days around today, with their games', () => {
    const days = stripDays([on('2026-11-22', 'pre-game'), on('2026-11-24', 'pre-game')], NOW, '');
    expect(days.map(({ date, count }) => `${date} ${count}`)).toEqual([
      '2026-11-19 0',
      '2026-11-20 0',
      '2026-11-21 0',
      '2026-11-22 1',
      '2026-11-23 0',
      '2026-11-24 1',
      '2026-11-25 0',
    ]);
    expect(days[3]).toMatchObject({ weekday: 'Sun', label: 'Nov. 22', isToday: true });
  });

  it('goes over the change of the clocks and of the year', () => {
    expect(stripDays([], NOW, '2026-11-01').map(({ date }) => date.slice(5))).toEqual([
      '10-29',
      '10-30',
      '10-31',
      '11-01',
      '11-02',
      '11-03',
      '11-04',
    ]);
    expect(stripDays([], NOW, '2026-12-31').at(-1)!.date).toBe('2027-01-03');
  });
});

describe('the page', () => {
  const show = (games: Game[] | null, requestUri = '/sports/gameday-central') => {
    setFusion({ app: { requestUri }, content: { 'gameday-games-api': games } });
    return render(<GamedayCentralFeature />);
  };
  afterEach(() => setFusion());

  it.each(Object.keys(states))('has no fault for axe in the state %s', async (name) => {
    const { content, requestUri } = states[name]!;
    const { container } = show(content!['gameday-games-api'] as Game[], requestUri);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('shows a team’s games alone when the address names it (widgets §2)', () => {
    show(
      [exampleGame('football', 'in-progress'), exampleGame('hockey', 'in-progress')],
      '/sports/gameday-central?team_id=354',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Eagles Gameday Central');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    const nav = within(screen.getByRole('navigation', { name: 'Teams' }));
    expect(nav.getByRole('link', { name: 'Eagles' })).toHaveAttribute('aria-current', 'page');
  });

  it('leads to the page of a game and, after it, to its box score', () => {
    show([exampleGame('football', 'final')]);
    expect(screen.getByRole('link', { name: 'Cowboys at Eagles' })).toHaveAttribute(
      'href',
      '/eagles/gamedaycentral/2611220354',
    );
    expect(screen.getByRole('link', { name: /^Box score/ })).toHaveAttribute(
      'href',
      '/eagles/gamedaycentral/2611220354#box-score',
    );
  });

  it('links to no page where there is none', () => {
    show([exampleGame('football', 'final', { eventId: 0 })]);
    expect(within(screen.getByRole('article')).queryByRole('link')).toBeNull();
  });

  it('says that there are no games', () => {
    show([]);
    expect(screen.getByText('No games these weeks.')).toBeInTheDocument();
  });

  it.each([
    [true, [], 'No events found'],
    [false, [], 'No games these weeks.'],
    [true, ['final'], null],
    [false, ['final'], null],
  ] as [boolean, GameStatus[], string | null][])(
    'says to editors what is wrong, to readers what there is: editor %s, games %j',
    (isAdmin, statuses, words) => {
      const games = statuses.map((status) => exampleGame('football', status));
      setFusion({ app: { isAdmin }, content: { 'gameday-games-api': games } });
      const { container } = render(<GamedayCentralFeature customFields={{}} />);
      if (words === null) expect(container).not.toHaveTextContent(/No (events|games)/);
      else expect(container).toHaveTextContent(words);
    },
  );

  it.each([
    [['in-progress', 'final'], 10_000],
    [['pre-game', 'final'], 300_000],
    [['pre-game', 'in-progress'], 10_000],
    [['final', 'canceled'], null],
  ] as [GameStatus[], number | null][])(
    'with games that are %j it is asked for again after %s ms',
    (statuses, delay) => {
      const content = statuses.map((status) => exampleGame('football', status));
      expect(GamedayCentralFeature.refresh?.({ content, globalContent: null })).toBe(delay);
    },
  );
});
