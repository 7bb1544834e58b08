import type { BlockState, BlockStates } from 'fusion:states';
import { exampleGame } from '../../utils/stats/exampleGames';
import type { Game, GameStart } from '../../utils/stats/game';

/** A day that is some days from today: the page tells games apart by how near they are. */
function start(days: number, hour = 18): GameStart {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return { at: `${day}T${hour}:00:00.000Z`, isTimeTba: false, localDate: day };
}

const games: Game[] = [
  exampleGame('football', 'in-progress', { start: start(0) }),
  exampleGame('hockey', 'delayed', { start: start(0) }),
  exampleGame('basketball', 'pre-game', { start: start(0, 23) }),
  exampleGame('soccer', 'postponed', { start: start(-1), makeup: start(9) }),
  exampleGame('baseball', 'pre-game', { start: start(2), isDoubleheader: true }),
  exampleGame('football', 'pre-game', { start: start(7), eventId: 901 }),
  exampleGame('football', 'final', { start: start(-7), eventId: 902 }),
  exampleGame('hockey', 'final', { start: start(-2), eventId: 903 }),
  exampleGame('baseball', 'suspended', { start: start(-3), eventId: 904, resumes: start(3) }),
  exampleGame('soccer', 'canceled', { start: start(-5), eventId: 905 }),
  exampleGame('basketball', 'vacated', { start: start(-6), eventId: 906 }),
];

const of = (answer: Game[], query = ''): BlockState => ({
  fields: {},
  content: { 'gameday-games-api': answer },
  requestUri: `/sports/gameday-central${query}`,
});

/** Named states of Gameday Central. */
const states: BlockStates = {
  allTeams: of(games),
  oneTeam: of(games, '?team_id=354'),
  unknownTeam: of(games, '?team_id=1'),
  oneDay: of(games, `?date=${start(2).localDate}`),
  dayWithoutGames: of(games, '?date=2026-07-04&team_id=354'),
  nothingLive: of(games.filter(({ status }) => status === 'final' || status === 'pre-game')),
  noGames: of([]),
};

export default states;
