import { defineSource } from '@broadsheet/define';
import { getGames, withoutDetails } from '../../../content/statsGames';
import { statsPath } from '../../../content/statsPath';
import { teams } from '../../../properties/teams';

/**
 * The games of all local teams, from 14 days back to 21 days ahead, as `Game[]` without what only a
 * game's page shows. A league that fails leaves its games out; throws when all of them do.
 */
const source = defineSource({
  label: 'Games of all local teams',
  params: {},
  ttl: 5,
  followsContent: false,
  async fetch(_query, tools) {
    const answers = await Promise.allSettled(
      teams.map((team) => getGames(statsPath(team), team, tools)),
    );
    const failure = answers.find((answer) => answer.status === 'rejected');
    if (failure && answers.every(({ status }) => status === 'rejected')) throw failure.reason;
    return answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? answer.value.map(withoutDetails) : [],
    );
  },
});

declare module 'fusion:content' {
  interface Sources {
    'gameday-games-api': typeof source;
  }
}

export default source;
