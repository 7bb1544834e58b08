/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { getFusion, setFusion } from '../../mocks/fusion/state';
import { exampleStory } from '../../components/article/exampleStory';
import { exampleGame } from '../../utils/stats/exampleGames';
import type { Game, GameStatus } from '../../utils/stats/game';
import GamedayScoreboard from './features/gameday-scoreboard/default';
import PackagesScoreboard from './features/packages-scoreboard/default';
import { scoreboardFields } from './board/scoreboardFields';
import { show, showState } from './showBoard.fixture';
import states from './states';

const LATEST = states['footballFinal']?.content?.['content-feed'];

describe('the fields of a scoreboard (widgets §3)', () => {
  it('are these, with no team but that of the page until an editor chooses one', () => {
    expect(Object.keys(scoreboardFields)).toEqual([
      'teamName',
      'editorialHeading',
      'editorialContent',
      'hasTopPadding',
      'hasAlwaysDisplayVideo',
      'disabledLatestArticle',
      'disabledGamedayCentralCTA',
    ]);
    expect(scoreboardFields.teamName.propType.tags).toMatchObject({
      group: 'Game',
      labels: { '': 'The team of the page', '/soccer': 'Union' },
    });
  });
});

describe('a scoreboard', () => {
  it('asks for planned live streams only where there is a game', () => {
    const sheets = () => getFusion().calls.filter(({ source }) => source === 'headline-links-doc');
    show(exampleGame('football', 'final'));
    expect(sheets()).not.toEqual([]);
    setFusion({ app: { requestUri: '/' }, content: { 'sport-games-api-v2': [] } });
    render(<GamedayScoreboard customFields={{}} />);
    expect(sheets()).toEqual([]);
  });

  it.each([
    ['pre-game', 'scoreboard--pre-game'],
    ['in-progress', 'scoreboard--in-progress'],
    ['final', 'scoreboard--final'],
    ['postponed', 'scoreboard--postponed'],
    ['suspended', 'scoreboard--suspended'],
    ['canceled', 'scoreboard--canceled'],
    ['delayed', 'scoreboard--delayed'],
    ['vacated', 'scoreboard--vacated-by-both-teams'],
  ] as const)('in status %s has the class %s (widgets §4)', (status, name) => {
    expect(show(exampleGame('football', status)).querySelector('.scoreboard')).toHaveClass(name);
  });

  it.each([
    ['pre-game', 0, 0],
    ['in-progress', 2, 0],
    ['final', 2, 1],
    ['postponed', 0, 0],
    ['canceled', 0, 2],
    ['delayed', 2, 2],
    ['suspended', 2, 2],
    ['vacated', 2, 0],
  ] as const)('in status %s shows %i scores and dims %i teams', (status, scores, dimmed) => {
    const container = show(exampleGame('hockey', status));
    expect(container.querySelectorAll('.board-side__score')).toHaveLength(scores);
    expect(container.querySelectorAll('.board-side--dim')).toHaveLength(dimmed);
  });

  it.each([
    ['pre-game', false],
    ['postponed', false],
    ['canceled', false],
    ['vacated', false],
    ['in-progress', true],
    ['delayed', true],
    ['suspended', true],
    ['final', true],
  ] as const)('on a section has in status %s a header: %s; elsewhere always', (status, has) => {
    const game = exampleGame('football', status);
    expect(show(game).querySelector('.scoreboard__header') !== null).toBe(has);
    setFusion({ content: { 'sport-games-api-v2': [game] } });
    for (const Feature of [PackagesScoreboard, GamedayScoreboard]) {
      const { container } = render(<Feature customFields={{ teamName: '/eagles' }} />);
      expect(container.querySelector('.scoreboard__header')).not.toBeNull();
    }
  });

  it.each([
    ['football', '3 of 3, 2 of 3'],
    ['basketball', '5 of 7, 4 of 7'],
    ['hockey', '0 of 1, 1 of 1'],
    ['baseball', ''],
  ] as const)('of %s has dots for timeouts: %s', (sport, expected) => {
    const container = show(exampleGame(sport, 'in-progress'));
    const dots = ['home', 'away'].map((place) => {
      const all = container.querySelectorAll(`.board-side--${place} .board-side__timeouts .dot`);
      const off = [...all].filter((dot) => dot.classList.contains('dot--off'));
      return all.length === 0 ? '' : `${all.length - off.length} of ${all.length}`;
    });
    expect(dots.filter(Boolean).join(', ')).toBe(expected);
  });

  it('marks who has the ball in the NFL only', () => {
    const hasBall = (game: Game) => show(game).querySelectorAll('.possession').length;
    expect(hasBall(exampleGame('football', 'in-progress', { possession: 'home' }))).toBe(1);
    expect(hasBall(exampleGame('hockey', 'in-progress', { possession: 'home' }))).toBe(0);
    expect(hasBall(exampleGame('football', 'final'))).toBe(0);
  });

  it('of baseball shows half inning, count, outs and bases, also in words', () => {
    const container = show(exampleGame('baseball', 'in-progress'));
    expect(container.querySelector('.board-middle__progress')).toHaveTextContent('Top 5th');
    expect(container.querySelector('.board-middle__count')).toHaveTextContent('2-1');
    expect(container.querySelectorAll('.bases__base--taken')).toHaveLength(2);
    expect(container.querySelectorAll('.board-middle__outs .dot:not(.dot--off)')).toHaveLength(1);
    expect(screen.getByText(/2 balls, 1 strike, 1 out, runners on first and second/)).toBeVisible();
  });

  it.each([
    [
      'a double header',
      exampleGame('baseball', 'final', { isDoubleheader: true }),
      'Double Header',
    ],
    ['a suspended game', exampleGame('baseball', 'suspended'), 'Resumes Nov. 29, 1 p.m.'],
    ['a postponed game', exampleGame('baseball', 'postponed'), 'Make-upNov. 29, 1 p.m.'],
    ['a game to come', exampleGame('baseball', 'pre-game'), 'at Nov. 22, 1 p.m.'],
    ['a game that is on', exampleGame('baseball', 'in-progress'), 'Live'],
    ['a canceled game', exampleGame('baseball', 'canceled'), 'Canceled'],
  ])('says of %s: %s', (_what, game, words) => {
    expect(show(game)).toHaveTextContent(words);
  });

  it('is called a make-up only where a postponed game has a new date', () => {
    const labels = (game: Game) =>
      [...show(game).querySelectorAll('.board-middle__label')].map(
        ({ textContent }) => textContent,
      );
    expect(labels(exampleGame('baseball', 'postponed'))).toEqual(['Make-up']);
    expect(labels(exampleGame('baseball', 'postponed', { makeup: null }))).toEqual([]);
    expect(labels(exampleGame('baseball', 'final'))).toEqual([]);
  });

  it('says who shows the game, where that is known', () => {
    const shown = (network: string) =>
      show(exampleGame('football', 'pre-game', { network })).querySelector(
        '.board-middle__network',
      );
    expect(shown('NBC10')).toHaveTextContent('NBC10');
    expect(shown('')).toBeNull();
  });

  it('leads to the game-day page by one link that says the score in words', () => {
    const container = show(exampleGame('football', 'in-progress', { eventId: 12 }));
    const link = container.querySelector('.scoreboard__link');
    expect(link).toHaveAttribute('href', '/eagles/gamedaycentral/12');
    expect(link).toHaveTextContent(/^Eagles 17, Cowboys 14, 3rd quarter, 4:12 left\./);
    expect(link).toHaveTextContent(/Timeouts left: Cowboys 2, Eagles 3\./);
  });

  it('of a game without id, and on its own page, leads nowhere', () => {
    expect(showState('withoutId').querySelector('.scoreboard__link')).toBeNull();
    expect(showState('gamedayFootball').querySelector('.scoreboard__link')).toBeNull();
  });

  it('announces score and period, and never the clock', () => {
    const said = show(exampleGame('football', 'in-progress')).querySelector('[data-announce]');
    expect(said).toHaveTextContent('Eagles 17, Cowboys 14, 3rd quarter');
    expect(said?.textContent).not.toMatch(/\d:\d\d/);
  });
});

describe('the line score', () => {
  const heads = (game: Game) =>
    within(show(game))
      .getAllByRole('columnheader')
      .map((head) => head.querySelector('.visually-hidden')?.textContent);

  it.each([
    ['football', ['First Quarter', 'Second Quarter', 'Third Quarter', 'Fourth Quarter', 'Total']],
    ['hockey', ['First Period', 'Second Period', 'Third Period', 'Total']],
    ['soccer', ['First Half', 'Second Half', 'Total']],
  ] as const)('of %s names all periods of a regular game from the start', (sport, expected) => {
    expect(heads(exampleGame(sport, 'in-progress'))).toEqual(['Team', ...expected]);
  });

  it('has runs, hits and errors in baseball, and overtime where there is one', () => {
    expect(heads(exampleGame('baseball', 'final')).slice(-3)).toEqual(['Runs', 'Hits', 'Errors']);
    expect(within(showState('overtime')).getByText('Overtime')).toBeInTheDocument();
  });

  it('marks the half inning that is played, and a period of both teams', () => {
    const marked = (name: string) => {
      const cells = showState(name).querySelectorAll('tbody td.line-score__current');
      return [...cells].map((cell) => cell.textContent);
    };
    expect(marked('baseballInProgress')).toEqual(['0']);
    expect(marked('footballInProgress')).toEqual(['0', '7']);
    expect(marked('extraInnings')).toEqual([]);
  });

  it('has a column for an overtime that has just begun', () => {
    const game = exampleGame('football', 'in-progress');
    const progress = { ...game.progress, kind: 'periods', period: 5 } as typeof game.progress;
    expect(heads({ ...game, progress })).toContain('Overtime');
  });

  it('is not in packages', () => {
    expect(showState('packagesFinal').querySelector('table')).toBeNull();
  });
});

describe('what editors choose (widgets §3)', () => {
  const football = exampleGame('football', 'in-progress', {
    editorial: { heading: 'From the desk', content: '<p>Text <b>of</b> the desk</p>' },
    imageUrl: 'https://images.example/game.jpg',
  });

  it('their heading and text come before those of the statistics, and run no script', () => {
    const container = show(football, {
      editorialHeading: 'What to watch',
      editorialContent: '<p onclick="x()">Third downs<script>alert(1)</script></p>',
    });
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('What to watch');
    expect(container.querySelector('.scoreboard__text')?.innerHTML).toBe('<p>Third downs</p>');
  });

  it('without theirs, those of the statistics stand, cleaned', () => {
    const editorial = { heading: 'Desk', content: '<p>ok<img src=x onerror=alert(1)></p>' };
    const container = show({ ...football, editorial });
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Desk');
    expect(container.querySelector('.scoreboard__text')?.innerHTML).not.toContain('onerror');
  });

  it.each([
    ['hasTopPadding', '.scoreboard--padded', true],
    ['disabledLatestArticle', '.scoreboard__latest', false],
    ['disabledGamedayCentralCTA', '.scoreboard__cta', false],
    ['hasAlwaysDisplayVideo', '.scoreboard__media', false],
  ])('%s decides about %s', (field, selector, isThere) => {
    expect(show(football).querySelector(selector) !== null).toBe(!isThere);
    expect(show(football, { [field]: true }).querySelector(selector) !== null).toBe(isThere);
  });

  it('asks for the newest story of the team (widgets §7)', () => {
    const asked = jest.fn(() => LATEST);
    show(football, {}, { 'content-feed': asked });
    expect(asked).toHaveBeenCalledWith({
      feedParameter: '/eagles',
      feedType: 'taxonomy.primary_section._id',
      limit: 1,
      contentTypes: 'story,gallery,video',
      isExcludeContentElements: false,
      order: 'display_date:desc',
    });
  });
});

describe('the live stream', () => {
  it.each([
    ['withStream', true],
    ['streamPlanned', true],
    ['streamAlways', true],
    ['withPicture', false],
  ])('%s: there is a link that becomes a player: %s', (name, isThere) => {
    const link = showState(name).querySelector('a[data-youtube]');
    expect(link?.getAttribute('href') ?? null).toBe(
      isThere ? 'https://www.youtube.com/watch?v=abcdefghijk' : null,
    );
  });
});

describe('the picture of a game', () => {
  const imageUrl = 'https://images.example/game.jpg';
  const src = (status: GameStatus, hash: unknown, url = imageUrl) =>
    show(
      exampleGame('football', status, { imageUrl: url }),
      {},
      { 'signing-service-cache-call': hash },
    )
      .querySelector('img')
      ?.getAttribute('src');

  it('is signed, and falls back to its own address (widgets §8)', () => {
    expect(src('final', { hash: 'sig' })).toContain(`/${encodeURIComponent(imageUrl)}?auth=sig`);
    expect(src('final', null)).toBe(imageUrl);
    expect(getFusion().calls).toContainEqual({
      source: 'signing-service-cache-call',
      query: { idOrURL: imageUrl, ownerId: 'scoreboard-block' },
    });
  });

  it('asks for no signature where there is none', () => {
    src('final', null, '');
    expect(getFusion().calls.map(({ source }) => source)).not.toContain(
      'signing-service-cache-call',
    );
  });

  it('is none where all there is is its id, without a signature', () => {
    expect(src('final', { hash: 'sig' }, 'stadium-1.jpg')).toContain('/stadium-1.jpg?auth=sig');
    expect(src('final', null, 'stadium-1.jpg')).toBeUndefined();
  });

  it('is that of a story where the desk gave the address of one (widgets §7)', () => {
    const url = '/eagles/eagles-cowboys-20261122.html';
    const story = exampleStory();
    const asked: unknown[] = [];
    const container = show(
      exampleGame('football', 'final', { imageUrl: url }),
      {},
      {
        'content-api': (query: unknown) => {
          asked.push(query);
          return story;
        },
      },
    );
    expect(asked).toContainEqual({ canonical_url: url });
    expect(container.querySelector('.scoreboard__media img')).not.toBeNull();
    expect(src('final', null, url)).toBeUndefined();
  });

  it('is not there before the game', () => {
    expect(src('pre-game', { hash: 'sig' })).toBeUndefined();
  });
});
