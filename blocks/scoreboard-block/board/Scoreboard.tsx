import { useContent } from 'fusion:content';
import { useFusionContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { cardImage } from '../../../components/cards/cardImage';
import { useShownStories } from '../../../components/fronts/useStoriesOnce';
import { GamesNotice } from '../../../components/sports/GamesNotice';
import { at, text } from '../../../content/schemas/json';
import { sanitizeBlock } from '../../../content/schemas/sanitizeHtml';
import { currentGame } from '../../../utils/stats/currentGame';
import type { Game } from '../../../utils/stats/game';
import { boardTeam, gamedayQuery, teamQuery } from './boardGame';
import type { BoardPlace } from './boardPlace';
import { imageOf, storyOfImage } from './imageOf';
import { readSchedule, streamCode } from './liveStream';
import type { ScoreboardFields } from './scoreboardFields';
import { ScoreboardView } from './ScoreboardView';

interface ScoreboardProps {
  place: BoardPlace;
  fields: ScoreboardFields;
}

/**
 * The game of a team that matters now, in one of three places. It is never rendered in a browser, so
 * that the sanitiser of editors' texts stays on the server.
 */
export function Scoreboard({ place, fields }: ScoreboardProps) {
  const { arcSite, globalContent, isAdmin, requestUri } = useFusionContext();
  const { teams } = getProperties(arcSite);
  const section = text(at(globalContent, '_id'));
  const team = boardTeam(teams, fields.teamName, { requestUri, section });
  const query = team && (place === 'gameday' ? gamedayQuery(team, requestUri) : teamQuery(team));
  const games = useContent(query ? { source: 'sport-games-api-v2', query } : null);
  const game = currentGame(games ?? [], Date.now());
  const extras = useExtras(game, place, fields);
  if (!game) return <GamesNotice games={games} isAdmin={isAdmin} />;
  return (
    <ScoreboardView
      game={game}
      place={place}
      hasTopPadding={fields.hasTopPadding}
      editorial={{
        heading: fields.editorialHeading || (game.editorial?.heading ?? ''),
        content: sanitizeBlock(fields.editorialContent || (game.editorial?.content ?? '')),
      }}
      image={extras.image}
      stream={extras.stream}
      latest={extras.latest}
      hasCallToAction={place !== 'gameday' && !fields.disabledGamedayCentralCTA}
    />
  );
}

/** Picture, live stream and newest story of a game; asked for where they are shown. */
function useExtras(game: Game | null, place: BoardPlace, fields: ScoreboardFields) {
  const { arcSite } = useFusionContext();
  const { liveStreams } = getProperties(arcSite);
  const isAlwaysShown = fields.hasAlwaysDisplayVideo;
  const hasLatest = place !== 'gameday' && !fields.disabledLatestArticle;
  const imageUrl = game && game.status !== 'pre-game' && !isAlwaysShown ? game.imageUrl : '';

  const storyUrl = storyOfImage(imageUrl);
  const story = useContent(
    storyUrl ? { source: 'content-api', query: { canonical_url: storyUrl } } : null,
  );
  const signed = useContent(
    imageUrl && !storyUrl
      ? {
          source: 'signing-service-cache-call',
          query: { idOrURL: imageUrl, ownerId: 'scoreboard-block' },
        }
      : null,
  );
  const rows = useContent(
    game && liveStreams.sheetID
      ? { source: 'headline-links-doc', query: { ...liveStreams, noFilter: true } }
      : null,
  );
  const feed = useContent(
    game?.teamPath && hasLatest
      ? {
          source: 'content-feed',
          query: {
            feedParameter: game.teamPath,
            feedType: 'taxonomy.primary_section._id',
            limit: 1,
            contentTypes: 'story,gallery,video',
            isExcludeContentElements: false,
            order: 'display_date:desc',
          },
        }
      : null,
  );
  const latest = feed?.stories[0] ?? null;
  useShownStories([latest]);
  const schedule = readSchedule(rows);
  return {
    image: storyUrl ? story && cardImage(story) : imageOf(imageUrl, signed?.hash ?? ''),
    stream: game && streamCode(game, schedule, { isAlwaysShown, now: Date.now() }),
    latest,
  };
}
