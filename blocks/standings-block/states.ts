import type { BlockState, BlockStates } from 'fusion:states';
import type { League } from '../../utils/stats/game';
import { exampleStandings } from '../../utils/stats/exampleStandings';

const of = (requestUri: string, league: League, fields: BlockState['fields'] = {}): BlockState => ({
  fields,
  requestUri,
  content: { 'standings-api': exampleStandings(league) },
});

/** Named states of the standings: each league, all tables of one, and nothing to show. */
const states: BlockStates = {
  eagles: of('/eagles', 'nfl'),
  phillies: of('/phillies', 'mlb'),
  sixers: of('/sixers', 'nba'),
  flyers: of('/flyers', 'nhl'),
  union: of('/soccer', 'mls'),
  allOfTheLeague: of('/eagles/standings', 'nfl', { extent: 'league' }),
  ofAnotherTeam: of('/sports', 'nfl', { teamName: '/eagles', title: 'NFC East' }),
  beforeTheSeason: {
    fields: {},
    requestUri: '/eagles',
    content: { 'standings-api': { league: 'nfl', groups: [] } },
  },
  noTeam: { fields: {}, requestUri: '/sports' },
};

export default states;
