import { defineSource, param, type Query } from '@broadsheet/define';
import { teams } from '../../properties/teams';
import type { Team, TeamKey } from '../../properties/teams';
import type { Game } from '../../utils/stats/game';
import { ribbonOrder, selectRibbonGames } from '../../utils/stats/selectRibbonGames';
import { getGames, withoutDetails } from '../statsGames';
import { statsPath } from '../statsPath';

/** Games of one team at most; the provider knows five weeks of them. */
const MAX_QUANTITY = 14;

const quantity = param.number({ default: 1, min: 0, max: MAX_QUANTITY });

const PARAMS = {
  timeRangeUnit: param.text({ default: 'week' }),
  quantityPhillies: quantity,
  quantitySixers: quantity,
  quantityEagles: quantity,
  quantityFlyers: quantity,
  quantityUnion: quantity,
};

const QUANTITIES = {
  phillies: 'quantityPhillies',
  sixers: 'quantitySixers',
  eagles: 'quantityEagles',
  flyers: 'quantityFlyers',
  soccer: 'quantityUnion',
} as const satisfies Record<TeamKey, keyof typeof PARAMS>;

/** The last answer of each team, so that a league that fails takes no card away. */
const lastKnown = new Map<TeamKey, Game[]>();

/**
 * The games of the ribbon (widgets §3, §7) as `Game[]`: for each local team up to its quantity (default
 * 1) of the games around today, live ones first; see `selectRibbonGames`. While one league fails its
 * last known games stay; when all do, the failure is thrown.
 */
const source = defineSource({
  label: 'Games of the ribbon',
  schemaName: 'games',
  params: PARAMS,
  ttl: 5,
  followsContent: false,
  async fetch(query, tools) {
    const range = query.timeRangeUnit === 'day' ? 'day' : 'week';
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
});

declare module 'fusion:content' {
  interface Sources {
    'scoreboard-ribbon-api': typeof source;
  }
}

export default source;

function quantityOf({ key }: Team, query: Query<typeof PARAMS>): number {
  return query[QUANTITIES[key]];
}
