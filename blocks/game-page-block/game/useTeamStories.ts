import { useContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { gameOf } from '../../../content/schemas/gameContent';
import type { StoryCard } from '../../../content/schemas/ans';
import type { Team } from '../../../properties/teams';
import type { Game } from '../../../utils/stats/game';

/** As many are asked for as may be needed to find what was written about a game of last week. */
const LIMIT = 24;

/** What the newsroom wrote and filmed about the page's local team, newest first; null without a game. */
export function useTeamStories(): { game: Game; team: Team; stories: StoryCard[] } | null {
  const { arcSite, globalContent } = useAppContext();
  const { teams } = getProperties(arcSite);
  const game = gameOf(globalContent);
  const team = teams.find(({ path }) => path === game?.teamPath);
  const feed = useContent(
    team
      ? {
          source: 'content-feed',
          query: {
            feedParameter: team.path,
            feedType: 'taxonomy.sections._id',
            limit: LIMIT,
            contentTypes: 'story,gallery,video',
          },
        }
      : null,
  );
  return game && team ? { game, team, stories: feed?.stories ?? [] } : null;
}
