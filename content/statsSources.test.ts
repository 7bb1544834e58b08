import type { Source } from '@broadsheet/define';
import { setFusion } from '../mocks/fusion/state';
import { exampleGame } from '../utils/stats/exampleGames';
import type { Game, GameStart, Sport } from '../utils/stats/game';
import { eventOf } from '../utils/stats/provider/eventOf.fixture';
import ribbon from './sources/scoreboard-ribbon-api';
import games from './sources/sport-games-api-v2';
import standings from './sources/standings-api';
import schedule from './sources/team-schedule-api';
import { startStatsServer, type StatsServer } from './statsServer.fixture';

const NOW = Date.parse('2026-11-22T20:00:00Z');
const EAGLES = '/gateway/statsinc/stats-query/football/nfl';
const tools = { cachedCall: () => Promise.reject(new Error('not used')) };

let server: StatsServer;
let errors: jest.SpyInstance;

type SourceQuery = Record<string, unknown>;

const ask = async <Answer>(source: Source, query: SourceQuery): Promise<Answer> => {
  if (!source.fetch) throw new Error('the source asks nobody');
  return (await source.fetch({ 'arc-site': 'broadsheet', ...query }, tools)) as Answer;
};

beforeAll(async () => {
  server = await startStatsServer();
});

afterAll(() => server.close());

beforeEach(() => {
  server.answers.clear();
  server.asked.length = 0;
  server.caching = '';
  setFusion({ environment: { STATS_BASE: `${server.base}/gateway` } });
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});

afterEach(() => {
  jest.restoreAllMocks();
  setFusion();
});

describe('an answer of the statistics', () => {
  it('is asked for as JSON', async () => {
    server.answers.set(EAGLES, eventOf(exampleGame('football', 'in-progress')));
    const asked = jest.spyOn(globalThis, 'fetch');
    await ask(games, { league: 'nfl', eventId: 7 });
    expect(asked.mock.calls.map(([, how]) => how?.headers)).toEqual([
      { accept: 'application/json' },
    ]);
  });

  it.each([
    ['public, max-age=30', [30]],
    ['no-cache', [1]],
    ['max-age=0', [1]],
    ['', []],
  ])('with cache-control %j is kept for %j s, as the gateway says', async (caching, kept) => {
    server.caching = caching;
    server.answers.set(EAGLES, eventOf(exampleGame('football', 'in-progress')));
    const keepFor = jest.fn<void, [number]>();
    await games.fetch?.({ league: 'nfl', eventId: 7 }, { ...tools, keepFor });
    expect(keepFor.mock.calls.map(([seconds]) => seconds)).toEqual(kept);
  });
});

describe('sport-games-api-v2 (widgets §7)', () => {
  it.each<[SourceQuery, string]>([
    [{ sport: 'football', league: 'nfl' }, EAGLES],
    [{ league: 'NFL' }, EAGLES],
    [{ sport: 'Football' }, EAGLES],
    [
      { sport: 'football', league: 'nfl', date: '2026-11-22' },
      `${EAGLES}?date=2026-11-22&requestedDateOnly=true`,
    ],
    [{ sport: 'football', league: 'nfl', teamId: '354' }, `${EAGLES}?teamId=354`],
    [
      { sport: 'football', league: 'nfl', eventId: '7', pbp: 'true', driveCharts: true },
      `${EAGLES}/7?pbp=true&driveCharts=true`,
    ],
    [{ league: 'nfl', eventId: 7, pbp: false }, `${EAGLES}/7`],
  ])('%j asks %s', async (query, path) => {
    server.answers.set(EAGLES, eventOf(exampleGame('football', 'final')));
    await ask(games, query);
    expect(server.asked).toEqual([path]);
  });

  it('answers parsed games by their start', async () => {
    const later = exampleGame('football', 'pre-game', { eventId: 2, start: startOf('2026-11-29') });
    const first = exampleGame('football', 'in-progress');
    server.answers.set(EAGLES, { data: [eventOf(later), eventOf(first)] });
    expect(await ask(games, { league: 'nfl' })).toEqual([first, later]);
  });

  it('has one game for an id, and 404 for an id that no game has, which is no error', async () => {
    const game = exampleGame('football', 'in-progress');
    server.answers.set(`${EAGLES}/1`, eventOf(game));
    server.answers.set(`${EAGLES}/2`, []);
    expect(await ask(games, { league: 'nfl', eventId: 1 })).toEqual([game]);
    await expect(ask(games, { league: 'nfl', eventId: 2 })).rejects.toMatchObject({
      message: 'there is no game 2',
    });
    for (const eventId of [2, 3, 'x', -1, '1.5']) {
      await expect(ask(games, { league: 'nfl', eventId })).rejects.toMatchObject({
        statusCode: 404,
      });
    }
    expect(errors).not.toHaveBeenCalled();
  });

  it.each([
    '12345678901234567890',
    1.2345e19,
    Number.MAX_SAFE_INTEGER + 1,
    '9007199254740992',
    1e21,
    '1e5',
    '0x10',
    '12.5',
    '-3',
    '９',
  ])('asks nobody for %p, which can be the id of nothing: 404', async (id) => {
    for (const name of ['eventId', 'teamId']) {
      await expect(ask(games, { league: 'nfl', [name]: id })).rejects.toMatchObject({
        statusCode: 404,
      });
    }
    expect(server.asked).toEqual([]);
  });

  it('asks for the largest id that a number can tell from its neighbors', async () => {
    const eventId = String(Number.MAX_SAFE_INTEGER);
    await expect(ask(games, { league: 'nfl', eventId })).rejects.toMatchObject({ statusCode: 404 });
    expect(server.asked.join()).toContain(`/football/nfl/${eventId}`);
  });

  it.each<[string, SourceQuery, number]>([
    ['no league', {}, 400],
    ['another league', { sport: 'cricket', league: 'ipl' }, 400],
    ['a league of another sport', { sport: 'hockey', league: 'nfl' }, 400],
    ['a date that is none', { league: 'nfl', date: '2026-02-30' }, 400],
    ['a debug address elsewhere', { league: 'nfl', debugUrl: 'http://169.254.169.254/x' }, 403],
    [
      'one that looks like ours',
      { league: 'nfl', debugUrl: '//127.0.0.1.evil.example/statsinc/' },
      403,
    ],
    ['one that climbs out', { league: 'nfl', debugUrl: 'statsinc/../../admin' }, 403],
  ])('refuses %s', async (_name, query, statusCode) => {
    await expect(ask(games, query)).rejects.toMatchObject({ statusCode });
    expect(server.asked).toEqual([]);
  });

  it('reads a debug address of the gateway', async () => {
    const game = exampleGame('football', 'delayed');
    server.answers.set('/gateway/statsinc/debug/rain.json', { data: eventOf(game) });
    for (const debugUrl of [
      'statsinc/debug/rain.json',
      `${server.base}/gateway/statsinc/debug/rain.json`,
    ]) {
      expect(await ask(games, { league: 'nfl', debugUrl })).toEqual([game]);
    }
  });

  it.each<[string, unknown, number, RegExp]>([
    ['an error', 503, 503, /503 for .*football\/nfl/],
    ['no JSON', '<html>', 502, /for .*football\/nfl/],
    ['events that nobody can read', [7, {}], 502, /\[0\]: the event is no object/],
  ])('throws and logs %s (widgets §8)', async (_name, answer, statusCode, line) => {
    server.answers.set(EAGLES, answer);
    await expect(ask(games, { league: 'nfl' })).rejects.toMatchObject({ statusCode });
    expect(errors.mock.calls[0]?.[0]).toMatch(/^Stats scoreboard API Error: /);
    expect(errors.mock.calls[0]?.[0]).toMatch(line);
  });

  it('throws and logs when nobody answers, and without an address', async () => {
    setFusion({ environment: { STATS_BASE: 'http://127.0.0.1:1' } });
    await expect(ask(games, { league: 'nfl' })).rejects.toMatchObject({ statusCode: 502 });
    setFusion({ environment: {} });
    await expect(ask(games, { league: 'nfl' })).rejects.toMatchObject({ statusCode: 503 });
    expect(errors).toHaveBeenCalledTimes(2);
  });

  it('one broken event takes no other with it, and is logged', async () => {
    const game = exampleGame('football', 'final');
    server.answers.set(EAGLES, [{ teams: 7 }, eventOf(game)]);
    expect(await ask(games, { league: 'nfl' })).toEqual([game]);
    expect(errors.mock.calls[0]?.[0]).toContain('[0].eventStatus: unknown status (none)');
  });
});

const startOf = (day: string): GameStart => ({
  at: `${day}T18:00:00.000Z`,
  isTimeTba: false,
  localDate: day,
});

const LEAGUES: Record<Sport, string> = {
  baseball: 'baseball/mlb',
  basketball: 'basketball/nba',
  football: 'football/nfl',
  hockey: 'hockey/nhl',
  soccer: 'soccer/mls',
};

const answerAll = () => {
  for (const [sport, path] of Object.entries(LEAGUES)) {
    const game = exampleGame(sport as Sport, sport === 'hockey' ? 'in-progress' : 'final');
    server.answers.set(`/gateway/statsinc/stats-query/${path}?teamId=`, [eventOf(game)]);
  }
};

describe('scoreboard-ribbon-api (widgets §3, §7)', () => {
  const none = { quantityPhillies: 0, quantitySixers: 0, quantityFlyers: 0, quantityUnion: 0 };

  it('has a game of each of the five teams, live ones first, without plays', async () => {
    answerAll();
    const cards = await ask<Game[]>(ribbon, {});
    expect(cards.map(({ sport }) => sport)).toEqual([
      'hockey',
      'basketball',
      'baseball',
      'soccer',
      'football',
    ]);
    for (const card of cards) {
      expect(card).toMatchObject({ plays: [], scoring: [], drives: [], teamStats: [] });
    }
  });

  it('asks only for teams that are wanted', async () => {
    answerAll();
    await ask(ribbon, { ...none, quantityEagles: '2' });
    expect(server.asked).toEqual([`${EAGLES}?teamId=354`]);
  });

  it('keeps the last games of a league that fails, and throws when all fail', async () => {
    answerAll();
    await ask(ribbon, {});
    server.answers.set('/gateway/statsinc/stats-query/hockey', 503);
    server.answers.delete('/gateway/statsinc/stats-query/hockey/nhl?teamId=');
    expect(await ask<Game[]>(ribbon, {})).toHaveLength(5);
    expect(errors).toHaveBeenCalledTimes(1);
    server.answers.clear();
    server.answers.set('/', 500);
    await expect(ask(ribbon, {})).rejects.toMatchObject({ statusCode: 500 });
  });
});

describe('team-schedule-api', () => {
  it('has the games of a team, by its key', async () => {
    server.answers.set(`${EAGLES}?teamId=354`, [eventOf(exampleGame('football', 'final'))]);
    const [game] = await ask<Game[]>(schedule, { team: 'eagles' });
    expect(game).toMatchObject({ status: 'final', teamPath: '/eagles', plays: [] });
  });

  it('has the weeks before as well where they are asked for, each game once', async () => {
    const [known, older] = [1, 2].map((eventId) =>
      eventOf(exampleGame('football', 'final', { eventId })),
    );
    const now = jest.spyOn(Date, 'now').mockReturnValue(NOW);
    server.answers.set(`${EAGLES}?teamId=354&date=2026-10-17`, [older, known]);
    server.answers.set(`${EAGLES}?teamId=354`, [known]);
    const query = { team: 'eagles', hasEarlier: true };
    const games = await ask<Game[]>(schedule, query);
    expect(games.map(({ eventId }) => eventId)).toEqual([2, 1]);
    expect(server.asked).toEqual([`${EAGLES}?teamId=354&date=2026-10-17`, `${EAGLES}?teamId=354`]);

    server.answers.set(`${EAGLES}?teamId=354&date=2026-10-17`, 500);
    expect(await ask<Game[]>(schedule, query)).toHaveLength(1);
    now.mockRestore();
  });

  it('has no exhibition: it is on no schedule', async () => {
    const [final, exhibition] = [false, true].map((isExhibition) =>
      eventOf(exampleGame('football', 'final', { isExhibition })),
    );
    server.answers.set(`${EAGLES}?teamId=354`, [final, exhibition]);
    expect(await ask<Game[]>(schedule, { team: 'eagles' })).toHaveLength(1);
  });

  it.each(['cowboys', '', '__proto__'])('404 for %p', async (team) => {
    await expect(ask(schedule, { team })).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe('standings-api', () => {
  const PATH = '/gateway/statsinc/standings/football/nfl';
  const row = { teamId: 354, location: 'Philadelphia', nickname: 'Eagles', record: '8-2' };

  it('has the standings of a league', async () => {
    server.answers.set(PATH, { league: 'nfl', groups: [{ name: 'NFC East', teams: [row] }] });
    expect(await ask(standings, { league: 'nfl' })).toMatchObject({
      league: 'nfl',
      groups: [{ name: 'NFC East', teams: [{ record: { wins: 8, losses: 2, ties: null } }] }],
    });
    expect(server.asked).toEqual([PATH]);
  });

  it('throws for no league, another league, and an answer that is none', async () => {
    server.answers.set(PATH, { message: 'x' });
    for (const [league, statusCode] of [
      ['', 400],
      ['xfl', 400],
      ['nfl', 502],
    ] as const) {
      await expect(ask(standings, { league })).rejects.toMatchObject({ statusCode });
    }
  });
});
