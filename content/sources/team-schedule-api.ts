import { defineSource, param, SourceError } from '@broadsheet/define';
import { teams, type Team } from '../../properties/teams';
import type { Game } from '../../utils/stats/game';
import type { StatsTools } from '../getStats';
import { text } from '../schemas/json';
import { getGames, withoutDetails } from '../statsGames';
import { statsPath } from '../statsPath';

const DAY = 86_400_000;
/** Days between the middles of two lists that follow each other: a list has 14 days back, 21 ahead. */
const STEP = 36;

/**
 * The games of a local team, by its key (`eagles`), from 14 days back to 21 days ahead, as `Game[]` by
 * their start, without what only a game's page shows; `hasEarlier` adds the 36 days before, as far as
 * they can be had. Exhibitions are on no schedule. Throws 404 for another team.
 */
const source = defineSource({
  schemaName: 'games',
  label: 'Games of a team',
  params: {
    // Read here: without one there is nothing, as with one that is not ours (404).
    team: param.raw('text', { label: 'Team', required: true, choices: 'team-choices' }),
    hasEarlier: param.flag({ label: 'Also earlier games', default: false }),
  },
  ttl: 30,
  followsContent: false,
  async fetch(query, tools) {
    const key = text(query.team).toLowerCase();
    const team = teams.find((candidate) => candidate.key === key);
    if (!team) throw new SourceError(404, `no team of ours is called ${key || '(nothing)'}`);
    const around = new Date(Date.now() - STEP * DAY).toISOString().slice(0, 10);
    const [earlier, games] = await Promise.all([
      query.hasEarlier ? getEarlier(statsPath({ ...team, around }), team, tools) : [],
      getGames(statsPath(team), team, tools),
    ]);
    const known = new Set(games.map(({ eventId }) => eventId));
    // The day in UTC may be tomorrow's: then one day is in both.
    const before = earlier.filter(({ eventId }) => !known.has(eventId));
    return [...before, ...games].filter(({ isExhibition }) => !isExhibition).map(withoutDetails);
  },
});

declare module 'fusion:content' {
  interface Sources {
    'team-schedule-api': typeof source;
  }
}

export default source;

/** Results of weeks ago are worth having, but no reason to have none: what fails was logged. */
async function getEarlier(path: string, team: Team, tools: StatsTools): Promise<Game[]> {
  try {
    return await getGames(path, team, tools);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return [];
  }
}
