import { VideoPlayer } from '../../../../components/article/VideoPlayer';
import type { Game } from '../../../../utils/stats/game';
import { isLive } from '../../../../utils/stats/isLive';
import { PageGame } from '../../game/PageGame';
import { gameOf } from '../../../../content/schemas/gameContent';
import { streamOf } from './streamOf';

/** ms between two looks whether a stream is on (widgets §9). */
const CHECK_MS = 10_000;

/** The live stream of the page's game: a link that becomes a player at the first click. */
export default function GameStreamFeature() {
  return (
    <PageGame>
      {(game) => {
        const code = streamOf(game);
        if (code === null) return game.liveStream ? <div className="game-stream" /> : null;
        return (
          <div className="game-stream">
            {/* What plays goes on playing when the page's scores change. */}
            <div data-version={code}>
              <VideoPlayer video={videoOf(game, code)} isPageTopic />
            </div>
          </div>
        );
      }}
    </PageGame>
  );
}

function videoOf({ away, home }: Game, youtubeId: string) {
  return {
    type: 'video' as const,
    _id: youtubeId,
    headline: `Live: ${away.nickname} at ${home.nickname}`,
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

GameStreamFeature.label = 'Game – Live stream';
// Not when it comes into view: without a stream it is not to be seen.
GameStreamFeature.hydrate = 'idle' as const;
GameStreamFeature.refresh = ({ globalContent }: { globalContent: unknown }): number | null => {
  const game = gameOf(globalContent);
  return game?.liveStream && isLive(game) ? CHECK_MS : null;
};
