import { teams } from '../../properties/teams';
import type { Team, TeamKey } from '../../properties/teams';
import type { Game } from '../../utils/stats/game';
import { ribbonOrder, selectRibbonGames } from '../../utils/stats/selectRibbonGames';
import { countParam, textParam } from '../params';
import type { Source, SourceQuery } from '../source';
import { getGames, withoutDetails } from '../statsGames';
import { statsPath } from '../statsPath';

/** Games of one team at most; the provider knows five weeks of them. */
const MAX_QUANTITY = 14;

const QUANTITIES: Record<TeamKey, string> = {
  phillies: 'quantityPhillies',
  sixers: 'quantitySixers',
  eagles: 'quantityEagles',
  flyers: 'quantityFlyers',
  soccer: 'quantityUnion',
};

/** The last answer of each team, so that a league that fails takes no card away. */
const lastKnown = new Map<TeamKey, Game[]>();

/**
 * The games of the ribbon (widgets §3, §7) as `Game[]`: for each local team up to its quantity (default
 * 1) of the games around today, live ones first; see `selectRibbonGames`. While one league fails its
 * last known games stay; when all do, the failure is thrown.
 */
const source: Source = {
  label: 'Games of the ribbon',
  schemaName: 'games',
  params: {
    timeRangeUnit: 'text',
    quantityPhillies: 'number',
    quantitySixers: 'number',
    quantityEagles: 'number',
    quantityFlyers: 'number',
    quantityUnion: 'number',
  },
  ttl: 5,
  followsContent: false,
  async fetch(query, tools) {
    const range = textParam(query, 'timeRangeUnit') === 'day' ? 'day' : 'week';
    const now = Date.now();
    const asked = teams.filter((team) => quantityOf(team, query) > 0);
    const answers = await Promise.allSettled(
      asked.map((team) => getGames(statsPath(team), team, tools)),
    );
    const failure = answers.find((answer) => answer.status === 'rejected');
    if (failure && answers.every(({ status }) => status === 'rejected')) throw failure.reason;
    const chosen = asked.flatMap((team, index) => {
      const answer = answers[index];
      if (answer?.status === 'fulfilled') lastKnown.set(team.key, answer.value.map(withoutDetails));
      const games = lastKnown.get(team.key) ?? [];
      return selectRibbonGames(games, { range, quantity: quantityOf(team, query), now });
    });
    return ribbonOrder(chosen, now);
  },
};

function quantityOf({ key }: Team, query: SourceQuery): number {
  return countParam(query, QUANTITIES[key], { fallback: 1, max: MAX_QUANTITY });
}

export default source;
