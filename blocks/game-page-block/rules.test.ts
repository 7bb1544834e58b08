import { exampleCard } from '../../components/cards/exampleCard';
import { exampleGame } from '../../utils/stats/exampleGames';
import type { Game, GameStatus } from '../../utils/stats/game';
import { gameDate } from './game/gameDate';
import { sectionsOf } from './features/game-header/sectionsOf';
import { spokenBoard } from './features/game-header/spokenBoard';
import { gameFirst } from './game/gameFirst';
import { liveBlogOf } from './game/liveBlogOf';
import { streamOf } from './game/streamOf';
import { formGames } from './game/formGames';
import { areaPath, linePath } from './features/win-probability/chartPaths';
import { percent } from './features/win-probability/describeCurve';
import { gameColors } from './game/gameColors';
import { gameOf } from '../../content/schemas/gameContent';
import { gameDelay } from './game/PageGame';

describe('the board', () => {
  it.each([
    ['final', 'Sunday, Nov. 22, 1 p.m. ET'],
    ['pre-game', 'Sunday, Nov. 22, 1 p.m. ET'],
    ['postponed', 'Was Nov. 22; now Sunday, Nov. 29, 1 p.m. ET'],
  ] as [GameStatus, string][])('dates a game that is %s', (status, expected) => {
    expect(gameDate(exampleGame('football', status))).toBe(expected);
  });

  it.each([
    [{ at: null, isTimeTba: true, localDate: null }, 'Date TBA'],
    [{ at: null, isTimeTba: false, localDate: '2026-11-22' }, 'Sunday, Nov. 22, time TBA'],
    [
      { at: '2026-11-22T05:00:00Z', isTimeTba: true, localDate: '2026-11-22' },
      'Sunday, Nov. 22, time TBA',
    ],
  ])('says what of a start is not known: %j', (start, expected) => {
    expect(gameDate(exampleGame('football', 'pre-game', { start }))).toBe(expected);
  });

  it.each([
    ['football', 'win-probability scoring drives team-stats box-score plays'],
    ['basketball', 'win-probability team-stats box-score plays'],
    ['soccer', 'win-probability scoring team-stats box-score plays'],
  ] as const)('%s: the bar leads to what there is', (sport, ids) => {
    expect(
      sectionsOf(exampleGame(sport, 'final'))
        .map(({ id }) => id)
        .join(' '),
    ).toBe(ids);
    expect(sectionsOf(exampleGame(sport, 'pre-game'))).toEqual([]);
  });

  it('says in words what it draws', () => {
    expect(spokenBoard(exampleGame('football', 'in-progress'))).toBe(
      'Eagles 17, Cowboys 14, 3rd quarter, 4:12 left. Records: Cowboys 6-4, Eagles 7-3. Cowboys have the ball. 1st and 10 at DAL 49. Timeouts left: Cowboys 2, Eagles 3.',
    );
    expect(spokenBoard(exampleGame('baseball', 'in-progress'))).toContain(
      ' Records: Mets 71-60, Phillies 78-53. 1 out, runners on first and second, count 2-1.',
    );
    expect(spokenBoard(exampleGame('hockey', 'in-progress', { possession: 'home' }))).toContain(
      'Power play: Flyers.',
    );
    // A time that ends with a period ends the sentence, too.
    expect(spokenBoard(exampleGame('football', 'pre-game'))).toMatch(/ [ap]\.m\. Records: /);
  });

  it('gives each side a color that can be told from the other', () => {
    const game = exampleGame('football', 'final');
    expect(gameColors(game)).toEqual({
      '--away': '#869397',
      '--away-ink': '#16181b',
      '--home': '#004c54',
      '--home-ink': '#ffffff',
    });
    const other = { ...game, away: { ...game.away, abbreviation: 'SF' } };
    expect(gameColors(other)).toMatchObject({ '--away': '#aa0000', '--home': '#004c54' });
  });

  it('leaves the local team its color, away too', () => {
    const { away, home, ...game } = exampleGame('football', 'final');
    const raiders = { ...away, teamId: 341, abbreviation: 'LV' };
    expect(gameColors({ ...game, away: home, home: raiders })).toMatchObject({
      '--away': '#004c54',
      '--home': '#a5acaf',
    });
  });
});

describe('news (widgets §9)', () => {
  const delayOf = (game: Game) => gameDelay({ globalContent: [game] });

  it.each([
    ['football', 'in-progress', 10_000],
    ['hockey', 'in-progress', 30_000],
    ['soccer', 'suspended', 30_000],
    ['baseball', 'delayed', 30_000],
    ['football', 'pre-game', 300_000],
    ['football', 'final', null],
    ['football', 'postponed', null],
    ['football', 'canceled', null],
    ['football', 'vacated', null],
  ] as const)('%s %s is asked for again after %s ms', (sport, status, expected) => {
    expect(delayOf(exampleGame(sport, status))).toBe(expected);
  });

  it.each([null, [], {}, [{ title: 'A story' }], 'text'])('is not asked for of %j', (content) => {
    expect(gameOf(content)).toBeNull();
    expect(gameDelay({ globalContent: content })).toBeNull();
  });
});

describe('the live stream (widgets §3)', () => {
  const stream = {
    youtubeCode: 'abc',
    isMuted: true,
    isAutoplay: false,
    isShown: true,
    hidesAtEnd: true,
  };

  it.each([
    ['shown', 'in-progress', {}, 'abc'],
    ['not shown', 'in-progress', { isShown: false }, null],
    ['without a code', 'in-progress', { youtubeCode: '' }, null],
    ['hidden at the end', 'final', {}, null],
    ['kept after the end', 'final', { hidesAtEnd: false }, 'abc'],
  ] as const)('%s', (_name, status, part, expected) => {
    expect(streamOf(exampleGame('football', status, { liveStream: { ...stream, ...part } }))).toBe(
      expected,
    );
  });

  it('is not there where the provider names none', () => {
    expect(streamOf(exampleGame('football', 'in-progress'))).toBeNull();
  });
});

describe('beside the game', () => {
  const on = (eventId: number, day: number, status: GameStatus, isWon = true): Game => {
    const game = exampleGame('football', status);
    return {
      ...game,
      eventId,
      start: { at: `2026-11-${day}T18:00:00Z`, isTimeTba: false, localDate: `2026-11-${day}` },
      home: { ...game.home, isWinner: isWon && status === 'final' },
      away: { ...game.away, isWinner: !isWon && status === 'final' },
    };
  };

  it('are the latest results, newest first, and the next games, without the page’s own', () => {
    const schedule = [
      on(1, 10, 'final'),
      on(2, 12, 'final', false),
      on(3, 22, 'in-progress'),
      on(5, 28, 'pre-game'),
      on(4, 25, 'pre-game'),
      on(6, 26, 'postponed'),
    ];
    const { past, next } = formGames(schedule, 354, 3);
    expect(past.map(({ game, result }) => [game.eventId, result])).toEqual([
      [2, 'lost'],
      [1, 'won'],
    ]);
    expect(next.map(({ game }) => game.eventId)).toEqual([4, 5]);
  });

  it.each([
    ['of that day', { subtype: 'live', display_date: '2026-11-22T17:00:00Z' }, true],
    [
      'of that evening, which is the next day in UTC',
      { subtype: 'liveblog', display_date: '2026-11-23T03:00:00Z' },
      true,
    ],
    ['of the day before', { subtype: 'live', display_date: '2026-11-21T17:00:00Z' }, false],
    ['that is a story', { subtype: 'regular', display_date: '2026-11-22T17:00:00Z' }, false],
  ])('the live blog is one %s', (_name, part, isIt) => {
    const story = exampleCard({ slug: 'blog', headline: 'Live', ...part });
    expect(liveBlogOf(exampleGame('football', 'final'), [story])).toBe(isIt ? story : null);
  });
});

describe('stories beside a game', () => {
  const game = exampleGame('football', 'final');
  const us = game.home;
  const written = (days: number) =>
    new Date(Date.parse(game.start.at ?? '') + days * 86_400_000).toISOString();
  const card = (slug: string, tag: string, days: number, ...others: string[]) => {
    const story = exampleCard({ slug, headline: slug, display_date: written(days) });
    const tags = [tag, ...others].map((text) => ({ text, slug: text }));
    return { ...story, taxonomy: { ...story.taxonomy, tags } };
  };

  it('begin with those about it: tagged with the other team, around its day', () => {
    const stories = [
      card('feature', us.nickname, 1),
      card('an older game with them', game.away.nickname, -30),
      card('of the game', game.away.nickname, 0.2, 'Injuries'),
      card('preview', game.away.nickname, -1),
    ];
    expect(gameFirst(game, us, stories)).toEqual([2, 3, 0, 1].map((index) => stories[index]));
  });

  it('are told by the home team’s name on the page of the visitors', () => {
    const stories = [card('ours', game.away.nickname, 1), card('theirs', game.home.nickname, 1)];
    expect(gameFirst(game, game.away, stories)).toEqual([stories[1], stories[0]]);
  });
});

describe('the drawing of the chances', () => {
  const points = [
    { at: 0, home: 0.5 },
    { at: 0.5, home: 1 },
  ];

  it('has the home team on top and the end on the right', () => {
    expect(linePath(points)).toBe('M0 50L500 0');
    expect(areaPath(points)).toBe('M0 50L0 50L500 0L500 50Z');
    expect(areaPath([])).toBe('');
  });

  it.each([
    [0.999, false, '99%'],
    [0, false, '1%'],
    [0.5, false, '50%'],
    [1, true, '100%'],
  ])('writes %d (over: %s) as %s', (share, isOver, expected) => {
    expect(percent(share, isOver)).toBe(expected);
  });
});
