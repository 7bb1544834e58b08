import { parseStandings } from '../../utils/stats/parseStandings';
import { getStats } from '../getStats';
import { requiredParam } from '../params';
import type { Source } from '../source';
import { SourceError } from '@broadsheet/define';
import { leagueOf } from '../statsGames';

/** The standings of a league (`nfl`), as `Standings`. Throws 400, and the gateway's failure. */
const source: Source = {
  schemaName: 'standings',
  label: 'Standings of a league',
  params: [{ name: 'league', type: 'text', displayName: 'League, such as nfl', required: true }],
  ttl: 60,
  followsContent: false,
  async fetch(query, tools) {
    const { sport, league } = leagueOf('', requiredParam(query, 'league'));
    const standings = parseStandings(
      await getStats(`/statsinc/standings/${sport}/${league}`, tools),
      league,
    );
    if (standings === null) throw new SourceError(502, `no standings of the ${league} can be read`);
    return standings;
  },
};

export default source;
