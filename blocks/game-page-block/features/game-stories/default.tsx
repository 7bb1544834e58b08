import { useContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import type { StoryCard } from '../../../../content/schemas/ans';
import type { SiteProperties } from '../../../../properties';
import { gameOf } from '../../../../content/schemas/gameContent';
import { gameFirst } from './gameFirst';
import { GameStories } from './GameStories';
import { liveBlogOf } from './liveBlogOf';

/** As many are asked for as may be needed to find what was written about a game of last week. */
const LIMIT = 24;
const SHOWN = 6;

/** What the newsroom writes about the local team; first the live blog of the game. */
export default function GameStoriesFeature() {
  const { arcSite, globalContent } = useAppContext();
  const { teams } = getProperties(arcSite) as SiteProperties;
  const game = gameOf(globalContent);
  const team = teams.find(({ path }) => path === game?.teamPath);
  const feed = useContent<{ stories: StoryCard[] }>(
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
  if (!game || !team || !feed || feed.stories.length === 0) return null;
  const liveBlog = liveBlogOf(game, feed.stories);
  return (
    <GameStories
      team={team}
      liveBlog={liveBlog}
      stories={gameFirst(game, team, feed.stories)
        .filter((story) => story !== liveBlog)
        .slice(0, SHOWN)}
      now={Date.now()}
    />
  );
}

GameStoriesFeature.label = 'Game – Live blog and stories';
/** s: times are relative to now. */
GameStoriesFeature.ttl = 60;
