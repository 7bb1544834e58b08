import { defineSource, param, SourceError } from '@broadsheet/define';
import { parseStandings } from '../../utils/stats/parseStandings';
import { getStats } from '../getStats';
import { leagueOf } from '../statsGames';

/** The standings of a league (`nfl`), as `Standings`. Throws 400, and the gateway's failure. */
const source = defineSource({
  schemaName: 'standings',
  label: 'Standings of a league',
  params: { league: param.text({ label: 'League, such as nfl', required: true }) },
  ttl: 60,
  followsContent: false,
  async fetch(query, tools) {
    const { sport, league } = leagueOf('', query.league);
    const standings = parseStandings(
      await getStats(`/statsinc/standings/${sport}/${league}`, tools),
      league,
    );
    if (standings === null) throw new SourceError(502, `no standings of the ${league} can be read`);
    return standings;
  },
});

declare module 'fusion:content' {
  interface Sources {
    'standings-api': typeof source;
  }
}

export default source;
