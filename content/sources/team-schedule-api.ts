import { teams } from '../../properties/teams';
import { textParam } from '../params';
import type { Source } from '../source';
import { SourceError } from '../SourceError';
import { getGames, withoutDetails } from '../statsGames';
import { statsPath } from '../statsPath';

/**
 * The games of a local team, by its key (`eagles`), from 14 days back to 21 days ahead, as `Game[]` by
 * their start, without what only a game's page shows. Throws 404 for another team.
 */
const source: Source = {
  params: { team: 'text' },
  ttl: 30,
  async fetch(query, tools) {
    const key = textParam(query, 'team').toLowerCase();
    const team = teams.find((candidate) => candidate.key === key);
    if (!team) throw new SourceError(404, `no team of ours is called ${key || '(nothing)'}`);
    const games = await getGames(statsPath(team), team, tools);
    return games.map(withoutDetails);
  },
};

export default source;
