import type { BlockState, BlockStates } from 'fusion:states';
import type { Game, GameStart, Sport } from '../../utils/stats/game';
import { exampleGame } from '../../utils/stats/exampleGames';

const DAY_MS = 86_400_000;
const KICKOFF = Date.parse('2026-11-22T18:00:00Z');

const startOn = (days: number, hour = 0): GameStart => {
  const at = new Date(KICKOFF + days * DAY_MS + hour * 3_600_000).toISOString();
  return { at, isTimeTba: false, localDate: at.slice(0, 10) };
};

/** A season around the example game of a sport: results before it, games after it. */
function season(sport: Sport, middle: Game): Game[] {
  const away = (game: Game): Game => ({ ...game, home: game.away, away: game.home });
  const { home, away: visitor } = exampleGame(sport, 'final');
  const lost = exampleGame(sport, 'final', {
    eventId: 1,
    start: startOn(-21),
    home: { ...home, isWinner: false },
    away: { ...visitor, isWinner: true },
  });
  return [
    lost,
    away(exampleGame(sport, 'final', { eventId: 2, start: startOn(-14, 2) })),
    exampleGame(sport, 'final', { eventId: 3, start: startOn(-7, 7) }),
    middle,
    away(exampleGame(sport, 'pre-game', { eventId: 5, start: startOn(4, 5.25) })),
    exampleGame(sport, 'pre-game', {
      eventId: 6,
      start: { at: null, isTimeTba: true, localDate: '2026-12-06' },
    }),
    exampleGame(sport, 'postponed', { eventId: 7, start: startOn(21), makeup: startOn(23) }),
    away(exampleGame(sport, 'pre-game', { eventId: 8, start: startOn(28), isDoubleheader: true })),
  ];
}

const PATHS = {
  football: '/eagles',
  baseball: '/phillies',
  basketball: '/sixers',
  hockey: '/flyers',
  soccer: '/soccer',
} as const;

const of = (sport: Sport, middle: Game, fields: BlockState['fields'] = {}): BlockState => ({
  fields,
  requestUri: PATHS[sport],
  content: { 'team-schedule-api': season(sport, middle) },
});

/** Named states of a team's schedule: each sport, each status in its middle, and the page of all games. */
const states: BlockStates = {
  eagles: of('football', exampleGame('football', 'pre-game')),
  eaglesLive: of('football', exampleGame('football', 'in-progress')),
  eaglesDelayed: of('football', exampleGame('football', 'delayed')),
  eaglesFinal: of('football', exampleGame('football', 'final')),
  eaglesAll: of('football', exampleGame('football', 'pre-game'), { extent: 'all' }),
  phillies: of('baseball', exampleGame('baseball', 'in-progress')),
  philliesSuspended: of('baseball', exampleGame('baseball', 'suspended')),
  philliesPostponed: of('baseball', exampleGame('baseball', 'postponed')),
  sixers: of('basketball', exampleGame('basketball', 'canceled')),
  flyers: of('hockey', exampleGame('hockey', 'vacated')),
  union: of('soccer', exampleGame('soccer', 'in-progress')),
  noGames: { fields: {}, requestUri: '/eagles', content: { 'team-schedule-api': [] } },
  noTeam: { fields: {}, requestUri: '/sports' },
};

export default states;
