import { useContent } from 'fusion:content';
import { useFusionContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { useShownStories } from '../../../components/fronts/useStoriesOnce';
import { GamesNotice } from '../../../components/sports/GamesNotice';
import type { StoryCard } from '../../../content/schemas/ans';
import { at, flag, text, type JsonRecord } from '../../../content/schemas/json';
import { sanitizeBlock } from '../../../content/schemas/sanitizeHtml';
import type { SiteProperties } from '../../../properties';
import { currentGame } from '../../../utils/stats/currentGame';
import type { Game } from '../../../utils/stats/game';
import { boardTeam, gamedayQuery, teamQuery } from './boardGame';
import type { BoardPlace } from './boardPlace';
import { imageOf } from './imageOf';
import { readSchedule, streamCode } from './liveStream';
import { ScoreboardView } from './ScoreboardView';

interface ScoreboardProps {
  place: BoardPlace;
  customFields: JsonRecord;
}

/**
 * The game of a team that matters now, in one of three places. It is never rendered in a browser, so
 * that the sanitiser of editors' texts stays on the server.
 */
export function Scoreboard({ place, customFields }: ScoreboardProps) {
  const { arcSite, globalContent, isAdmin, requestUri } = useFusionContext();
  const { teams } = getProperties(arcSite) as SiteProperties;
  const section = text(at(globalContent, '_id'));
  const team = boardTeam(teams, text(customFields['teamName']), { requestUri, section });
  const query = team && (place === 'gameday' ? gamedayQuery(team, requestUri) : teamQuery(team));
  const games = useContent<Game[]>(
    query ? { source: 'sport-games-api-v2', query: { ...query } } : null,
  );
  const game = currentGame(games ?? [], Date.now());
  const extras = useExtras(game, place, customFields);
  if (!game) return <GamesNotice games={games} isAdmin={isAdmin} />;
  const has = (field: string) => flag(customFields[field]) ?? false;
  return (
    <ScoreboardView
      game={game}
      place={place}
      hasTopPadding={has('hasTopPadding')}
      editorial={{
        heading: text(customFields['editorialHeading']) || (game.editorial?.heading ?? ''),
        content: sanitizeBlock(
          text(customFields['editorialContent']) || (game.editorial?.content ?? ''),
        ),
      }}
      image={extras.image}
      stream={extras.stream}
      latest={extras.latest}
      hasCallToAction={place !== 'gameday' && !has('disabledGamedayCentralCTA')}
    />
  );
}

/** Picture, live stream and newest story of a game; asked for where they are shown. */
function useExtras(game: Game | null, place: BoardPlace, customFields: JsonRecord) {
  const { arcSite } = useFusionContext();
  const { liveStreams } = getProperties(arcSite) as SiteProperties;
  const isAlwaysShown = flag(customFields['hasAlwaysDisplayVideo']) ?? false;
  const hasLatest = place !== 'gameday' && !(flag(customFields['disabledLatestArticle']) ?? false);
  const imageUrl = game && game.status !== 'pre-game' && !isAlwaysShown ? game.imageUrl : '';

  const signed = useContent<{ hash: string }>(
    imageUrl
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
  const feed = useContent<{ stories: StoryCard[] }>(
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
    image: imageUrl ? imageOf(imageUrl, signed?.hash ?? '') : null,
    stream: game && streamCode(game, schedule, { isAlwaysShown, now: Date.now() }),
    latest,
  };
}
