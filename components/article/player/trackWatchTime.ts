import { pushEvent } from '../pushEvent';
import { PLAYER_STATE, type Player } from './Player';
import { WatchTime } from './WatchTime';

export interface VideoInfo {
  /** Id of YouTube, or the file's address. */
  id: string;
  title: string;
  provider: 'youtube' | 'hosted';
}

/** ms */
const SAMPLE_MS = 250;

/**
 * Reports how much of a video is watched (widgets §4) to the data layer as `video_watch_time`:
 * `start`, 25, 50, 75 and 100 percent, and `leave` when the reader goes, each with the seconds
 * watched so far.
 */
export function trackWatchTime(player: Player, info: VideoInfo): void {
  const watched = new WatchTime();
  let timer: ReturnType<typeof setInterval> | undefined;
  let hasStarted = false;

  const report = (progress: string) =>
    pushEvent({
      event: 'video_watch_time',
      video_id: info.id,
      video_title: info.title,
      video_provider: info.provider,
      video_progress: progress,
      seconds_watched: Math.round(watched.seconds * 10) / 10,
      video_seconds: Math.round(player.duration),
    });
  const sample = () => {
    for (const mark of watched.sample(player.position, player.duration, performance.now())) {
      report(String(mark));
    }
  };
  const rest = () => {
    if (timer === undefined) return;
    clearInterval(timer);
    timer = undefined;
    sample();
    watched.rest();
  };
  const follow = () => {
    if (player.state !== PLAYER_STATE.playing) return rest();
    if (!hasStarted) report('start');
    hasStarted = true;
    if (timer !== undefined) return;
    sample();
    timer = setInterval(sample, SAMPLE_MS);
  };
  player.addEventListener('statechange', follow);
  follow();
  window.addEventListener('pagehide', () => {
    if (!hasStarted) return;
    if (timer !== undefined) sample();
    report('leave');
  });
}
