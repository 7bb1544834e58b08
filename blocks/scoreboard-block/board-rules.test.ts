import { teams } from '../../properties/teams';
import { exampleGame } from '../../utils/stats/exampleGames';
import type { Game } from '../../utils/stats/game';
import { boardDelay } from './board/boardDelay';
import { boardTeam, gamedayQuery } from './board/boardGame';
import { lastScoring } from './board/lastScoring';
import { readSchedule, streamCode } from './board/liveStream';

const NOW = Date.parse('2026-11-22T20:00:00Z');
const liveStream = {
  youtubeCode: 'own',
  isMuted: false,
  isAutoplay: false,
  isShown: true,
  hidesAtEnd: true,
};

describe('the last entry of the scoring summary (widgets §4)', () => {
  const stopped = (period: number) =>
    exampleGame('football', 'delayed', {
      progress: { kind: 'periods', period, clock: null, isBreak: false, isShootout: false },
    });
  const last = exampleGame('football', 'delayed').scoring.at(-1);
  it.each([
    ['before the game', exampleGame('football', 'pre-game'), null],
    ['while it is on', exampleGame('football', 'in-progress'), null],
    ['after it', exampleGame('football', 'final'), null],
    ['when it stopped in the same period', stopped(last?.period ?? 0), last],
    ['when it stopped earlier than that', stopped((last?.period ?? 0) - 1), last],
    ['when it stopped in a later period', stopped((last?.period ?? 0) + 1), null],
    ['when nobody scored', exampleGame('football', 'delayed', { scoring: [] }), null],
  ])('%s', (_when, game, expected) => {
    expect(lastScoring(game)).toEqual(expected);
  });
});

describe('the live stream of a game', () => {
  const game = (part: Partial<typeof liveStream> | null, status: 'final' | 'in-progress') =>
    exampleGame('football', status, {
      eventId: 7,
      liveStream: part && { ...liveStream, ...part },
    }) as Game;
  const row = (start: string, end: string, eventId: unknown = '7') => ({
    eventId,
    youtubeCode: 'planned',
    start,
    end,
  });
  const on = row('2026-11-22T19:00:00Z', '2026-11-22T22:00:00Z');
  const over = row('2026-11-22T14:00:00Z', '2026-11-22T16:00:00Z');
  const another = row('2026-11-22T19:00:00Z', '2026-11-22T22:00:00Z', 8);

  it.each([
    ['is shown', game({}, 'in-progress'), [], false, 'own'],
    ['is not shown where it is off', game({ isShown: false }, 'in-progress'), [on], false, null],
    ['ends with the game', game({}, 'final'), [], false, null],
    ['stays where it does not end', game({ hidesAtEnd: false }, 'final'), [], false, 'own'],
    ['comes from the schedule', game(null, 'in-progress'), [over, on], false, 'planned'],
    ['is not in the schedule now', game(null, 'in-progress'), [over], false, null],
    ['of another game is not shown', game(null, 'in-progress'), [another], false, null],
    ['without a code is not there', game({ youtubeCode: '' }, 'in-progress'), [], true, null],
    ['is always shown', game({ isShown: false }, 'final'), [], true, 'own'],
    ['is always shown, from the schedule', game(null, 'final'), [over], true, 'planned'],
  ])('%s', (_what, of, rows, isAlwaysShown, expected) => {
    expect(streamCode(of, readSchedule(rows), { isAlwaysShown, now: NOW })).toBe(expected);
  });

  it.each([
    ['nothing', null],
    ['no list', { rows: [] }],
    ['rows without dates', [{ eventId: '7', youtubeCode: 'x' }]],
    ['rows without a code', [{ ...on, youtubeCode: '' }]],
    ['rows without a game', [{ ...on, eventId: 'Eagles' }, null, 'x']],
  ])('is read from a sheet with %s', (_what, rows) => {
    expect(readSchedule(rows)).toEqual([]);
  });
});

describe('asking for news (widgets §9)', () => {
  const startsIn = (minutes: number) => {
    const at = new Date(NOW + minutes * 60_000).toISOString();
    const start = { at, isTimeTba: false, localDate: at.slice(0, 10) };
    return exampleGame('hockey', 'pre-game', { start });
  };

  it.each([
    ['nothing', null, null],
    ['no games', [], null],
    ['the Eagles live', [exampleGame('football', 'in-progress')], 10_000],
    ['others live', [exampleGame('hockey', 'in-progress')], 30_000],
    ['a game to come', [startsIn(600)], 300_000],
    ['a game within the hour', [startsIn(59)], 10_000],
    ['a game in an hour', [startsIn(60)], 300_000],
    ['a game that should have begun', [startsIn(-5)], 10_000],
    ['a game in more than an hour', [startsIn(61)], 300_000],
    ['a stream to come', [exampleGame('hockey', 'pre-game', { liveStream })], 10_000],
    ['a final', [exampleGame('hockey', 'final', { liveStream })], null],
  ])('of %s', (_what, games, delay) => {
    expect(boardDelay(games, NOW)).toBe(delay);
  });
});

describe('the team of a scoreboard', () => {
  it.each([
    ['the editor named', '/flyers', '/eagles/gamedaycentral/1', '', 'flyers'],
    ['the address names', '', '/eagles/gamedaycentral/1', '', 'eagles'],
    ['team_id names', '', '/game?team_id=246', '', 'phillies'],
    ['the section is', '', '/', '/soccer', 'soccer'],
    ['nobody named', 'nonsense', '/news/?team_id=x', '/news', undefined],
  ])('is the one that %s', (_who, teamName, requestUri, section, key) => {
    expect(boardTeam(teams, teamName, { requestUri, section })?.key).toBe(key);
  });

  it('has its one game, with plays and drives, on that game’s page', () => {
    const eagles = teams.find(({ key }) => key === 'eagles')!;
    expect(gamedayQuery(eagles, '/eagles/gamedaycentral/12/?a=b')).toEqual({
      sport: 'football',
      league: 'nfl',
      eventId: 12,
      pbp: true,
      driveCharts: true,
    });
    expect(gamedayQuery(eagles, '/eagles')).toEqual({
      sport: 'football',
      league: 'nfl',
      teamId: 354,
    });
  });
});
