import { MiniPlayer } from './MiniPlayer';
import { PLAYER_STATE, type Player } from './Player';
import { trackWatchTime, type VideoInfo } from './trackWatchTime';

let playing: Player | null = null;

/**
 * What every player of a page does: its watch time is reported, it goes on small out of view, and it
 * stops the one that played before.
 *
 * @param space the video's place in the page
 */
export function attachPlayer(space: HTMLElement, player: Player, info: VideoInfo): void {
  const playAlone = () => {
    if (player.state !== PLAYER_STATE.playing || playing === player) return;
    void playing?.pause();
    playing = player;
  };
  player.addEventListener('statechange', playAlone);
  playAlone();
  trackWatchTime(player, info);
  void new MiniPlayer(space, player, info.title);
}
