import type { Game } from '../../../utils/stats/game';

/** The code of the video that goes with a game now; null when none is shown, or no more (widgets §3). */
export function streamOf({ liveStream, status }: Game): string | null {
  if (!liveStream?.isShown || liveStream.youtubeCode === '') return null;
  return liveStream.hidesAtEnd && status === 'final' ? null : liveStream.youtubeCode;
}
