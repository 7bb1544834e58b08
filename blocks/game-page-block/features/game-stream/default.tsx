import { defineFeature } from '@broadsheet/define';
import { TeamMark } from '../../../../components/sports/TeamMark';
import { VideoPlayer } from '../../../../components/article/VideoPlayer';
import { gameOf } from '../../../../content/schemas/gameContent';
import type { Game } from '../../../../utils/stats/game';
import { isLive } from '../../../../utils/stats/isLive';
import { filmOf, highlightsOf } from '../../game/filmOf';
import { gameColors } from '../../game/gameColors';
import { PageGame } from '../../game/PageGame';
import { useTeamStories } from '../../game/useTeamStories';
import { streamOf } from '../../game/streamOf';

/** ms between two looks whether a stream is on (widgets §9). */
const CHECK_MS = 10_000;

/** The live stream of the page's game, a link that becomes a player; without one, its highlights. */
export default defineFeature({
  label: 'Game – Live stream',
  // Not when it comes into view: without a stream it is not to be seen.
  hydrate: 'idle',
  /** s: highlights come some time after the game. */
  ttl: 300,
  refresh: ({ globalContent }) => {
    const game = gameOf(globalContent);
    return game?.liveStream && isLive(game) ? CHECK_MS : null;
  },
  view: function GameStreamFeature() {
    const stories = useTeamStories()?.stories ?? [];
    return (
      <PageGame>
        {(game) => {
          const code = streamOf(game);
          if (code !== null) return <Stream game={game} code={code} />;
          const highlights = highlightsOf(game, stories);
          const film = highlights && filmOf(highlights);
          if (film) {
            return (
              <div className="game-stream">
                <VideoPlayer video={film} />
              </div>
            );
          }
          return game.liveStream ? <div className="game-stream" /> : null;
        }}
      </PageGame>
    );
  },
});

/** Muted, and without a click, where the provider says so (widgets §3). */
function Stream({ game, code }: { game: Game; code: string }) {
  const { isMuted = false, isAutoplay = false } = game.liveStream ?? {};
  return (
    <div className="game-stream" style={gameColors(game)}>
      {/* What plays goes on playing when the page's scores change. */}
      <div
        data-version={code}
        data-muted={isMuted ? '' : undefined}
        data-autoplay={isMuted && isAutoplay ? '' : undefined}
      >
        <VideoPlayer video={videoOf(game, code)} isPageTopic />
        <p className="game-stream__poster" aria-hidden="true">
          {(['away', 'home'] as const).map((place) => (
            <span key={place} className={`game-stream__side game-stream__side--${place}`}>
              <TeamMark team={game[place]} league={game.league} size={72} />
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

function videoOf({ away, home, status }: Game, youtubeId: string) {
  const title = `${away.nickname} at ${home.nickname}`;
  return {
    type: 'video' as const,
    _id: youtubeId,
    headline: status === 'final' ? title : `Live: ${title}`,
    description: '',
    youtubeId,
    streams: [],
    captionsUrl: null,
    duration: 0,
    publish_date: '',
    promoImage: null,
    canonical_url: null,
  };
}
