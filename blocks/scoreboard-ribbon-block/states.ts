import type { BlockState, BlockStates } from 'fusion:states';
import { exampleGame } from '../../utils/stats/exampleGames';
import type { Game, GameStatus, Sport } from '../../utils/stats/game';

const STATUSES: readonly GameStatus[] = [
  'in-progress',
  'delayed',
  'suspended',
  'final',
  'pre-game',
  'postponed',
  'canceled',
  'vacated',
];

const of = (...games: Game[]): BlockState => ({
  fields: {},
  content: { 'scoreboard-ribbon-api': games },
});

/** A sport in every status; eight cards make two pages. */
const inEveryStatus = (sport: Sport): BlockState =>
  of(...STATUSES.map((status, index) => exampleGame(sport, status, { eventId: 4100 + index })));

const week = [
  exampleGame('football', 'in-progress'),
  exampleGame('basketball', 'pre-game'),
  exampleGame('hockey', 'final'),
  exampleGame('baseball', 'final'),
  exampleGame('soccer', 'in-progress'),
];
const toBeAnnounced = { at: null, isTimeTba: true, localDate: null };

/** Named states of the ribbon. */
const states: BlockStates = {
  week: of(...week),
  sixCards: of(...week, exampleGame('baseball', 'postponed', { eventId: 77 })),
  oneCard: of(exampleGame('football', 'pre-game')),
  baseball: inEveryStatus('baseball'),
  basketball: inEveryStatus('basketball'),
  football: inEveryStatus('football'),
  hockey: inEveryStatus('hockey'),
  soccer: inEveryStatus('soccer'),
  tie: of(
    exampleGame('football', 'final', {
      home: { ...week[0]!.home, score: 20, record: { wins: 7, losses: 3, ties: 1 } },
    }),
  ),
  withoutIdOrTeam: of(
    exampleGame('football', 'final', { eventId: 0 }),
    exampleGame('hockey', 'pre-game', { teamPath: '' }),
  ),
  toBeAnnounced: of(
    exampleGame('football', 'pre-game', { start: toBeAnnounced }),
    exampleGame('soccer', 'suspended', { resumes: null }),
  ),
  exhibitions: of(
    exampleGame('football', 'in-progress', { isExhibition: true }),
    exampleGame('basketball', 'final', { isExhibition: true }),
    exampleGame('hockey', 'pre-game', { isExhibition: true }),
  ),
  noGames: of(),
  failed: { fields: {}, content: { 'scoreboard-ribbon-api': null } },
};

export default states;
