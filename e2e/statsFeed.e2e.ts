import type { Game, League, Sport } from '../utils/stats/game';
import { parseGames } from '../utils/stats/parseGames';
import { parseStandings } from '../utils/stats/parseStandings';
import { invalidParts } from '../utils/stats/provider/invalidParts.fixture';
import { SITE } from './browser';

const LEAGUES: [Sport, League][] = [
  ['baseball', 'mlb'],
  ['basketball', 'nba'],
  ['football', 'nfl'],
  ['hockey', 'nhl'],
  ['soccer', 'mls'],
];

const get = (path: string) => fetch(new URL(path, SITE()));
const stats = async (path: string) => (await get(`/gateway/statsinc/${path}`)).json();
const source = (name: string, query: object) =>
  get(`/pf/api/v3/content/fetch/${name}?query=${encodeURIComponent(JSON.stringify(query))}`);

/** One game of each status and period that the league has now. */
function ofEachKind(games: readonly Game[]): Game[] {
  const kindOf = (game: Game) => {
    const progress = 'progress' in game ? game.progress : null;
    const period = progress?.kind === 'periods' ? [progress.period, progress.isShootout] : [];
    return [game.status, ...period].join(' ');
  };
  return [...new Map(games.map((game) => [kindOf(game), game])).values()];
}

const hasBegun = ({ status }: Game) => !['pre-game', 'postponed', 'canceled'].includes(status);

describe.each(LEAGUES)('what the statistics send of %s', (sport, league) => {
  it('is read to the last event, and agrees with itself', async () => {
    const { games, errors } = parseGames(await stats(`stats-query/${sport}/${league}`), {
      sport,
      league,
    });
    expect(errors).toEqual([]);
    expect(games.length).toBeGreaterThan(5);
    for (const game of games) {
      expect([game.eventId, invalidParts(game)]).toEqual([game.eventId, []]);
      expect(game.teamPath).not.toBe('');
      expect(hasBegun(game)).toBe(game.home.score !== null && game.away.score !== null);
    }
  });

  it('has plays, scores and tables of a game that can be read', async () => {
    const { games } = parseGames(await stats(`stats-query/${sport}/${league}`), { sport, league });
    for (const { eventId, status } of ofEachKind(games)) {
      const path = `stats-query/${sport}/${league}/${eventId}?pbp=true&driveCharts=true`;
      const parsed = parseGames(await stats(path), { sport, league });
      const [game] = parsed.games;
      if (!game) throw new Error(`no game ${eventId}`);
      expect([eventId, parsed.errors, invalidParts(game)]).toEqual([eventId, [], []]);
      const last = game.plays.at(-1);
      // Plays may lag behind the status.
      if (!hasBegun(game) || status === 'final')
        expect([eventId, last !== undefined]).toEqual([eventId, hasBegun(game)]);
      if (status === 'final') {
        const after = [
          game.away.totals?.runs ?? game.away.score,
          game.home.totals?.runs ?? game.home.score,
        ];
        expect([eventId, last?.away, last?.home]).toEqual([eventId, ...after]);
        expect(game.box.away.length * game.box.home.length).toBeGreaterThan(0);
      }
    }
  });

  it('has standings with the local team in them', async () => {
    const standings = parseStandings(await stats(`standings/${sport}/${league}`), league);
    const teams = standings?.groups.flatMap((group) => group.teams) ?? [];
    expect(teams.length).toBeGreaterThan(10);
    expect(teams.filter(({ abbreviation }) => abbreviation === 'PHI')).toHaveLength(1);
  });
});

describe('the sources of sports, through the engine', () => {
  it('the ribbon has a game of each team around today', async () => {
    const games = (await (await source('scoreboard-ribbon-api', {})).json()) as Game[];
    expect(new Set(games.map(({ teamPath }) => teamPath)).size).toBe(games.length);
    expect(games.length).toBeGreaterThan(1);
  });

  it('a game that does not exist is 404, a league that does not exist 400', async () => {
    expect((await source('sport-games-api-v2', { league: 'nfl', eventId: 1 })).status).toBe(404);
    expect((await source('sport-games-api-v2', { league: 'xfl' })).status).toBe(400);
  });

  it('the planned live streams are read from the edition’s own sheet', async () => {
    const sheet = { sheetID: 'edition', sheetName: 'Live streams', noFilter: true };
    const rows = (await (await source('headline-links-doc', sheet)).json()) as Record<
      string,
      string
    >[];
    expect(rows.length).toBeGreaterThan(10);
    expect(Object.keys(rows[0] ?? {})).toEqual([
      'eventId',
      'title',
      'link',
      'start',
      'end',
      'youtubeCode',
    ]);
  });

  it('a game page says in its head what it is about', async () => {
    const games = (await (await source('team-schedule-api', { team: 'eagles' })).json()) as Game[];
    const game = games.find(({ status }) => status === 'final');
    const path = `/eagles/gamedaycentral/${game?.eventId ?? 0}`;
    const html = await (await get(path)).text();
    expect(html).toMatch(/<title>[^<]+ \d+, [^<]+ \d+: Box score and play-by-play \|/);
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`));
    expect(html).toContain('"@type":"SportsEvent"');
    expect((await get('/phillies/gamedaycentral/1')).status).toBe(404);
  });
});
