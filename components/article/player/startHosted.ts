import { attachPlayer } from './attachPlayer';
import { HostedPlayer } from './HostedPlayer';

const players = new WeakMap<HTMLVideoElement, HostedPlayer>();

/** The player of a hosted film, made on first use. */
export function startHosted(video: HTMLVideoElement): HostedPlayer {
  const known = players.get(video);
  if (known) return known;
  const player = new HostedPlayer(video);
  players.set(video, player);
  const space = video.closest<HTMLElement>('.video__space');
  if (space) {
    attachPlayer(space, player, {
      id: video.currentSrc,
      title: video.getAttribute('aria-label') ?? 'Video',
      provider: 'hosted',
    });
  }
  return player;
}
