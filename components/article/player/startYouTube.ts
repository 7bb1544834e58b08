import { attachPlayer } from './attachPlayer';
import type { IframeApi } from './iframeApi';
import { loadIframeApi } from './loadIframeApi';
import { YouTubePlayer } from './YouTubePlayer';

const HOST = 'https://www.youtube-nocookie.com';

/**
 * Puts YouTube's player into the place of its link (platform §3), without sound below `data-muted`.
 * Where its script cannot be loaded, the plain frame is shown, and words with the link below it.
 *
 * @param isAsked a reader pressed the link: the player takes the focus
 */
export async function startYouTube(facade: HTMLAnchorElement, isAsked = true): Promise<void> {
  const space = facade.closest<HTMLElement>('.video__space');
  const stage = facade.parentElement;
  if (!space || !stage || facade.hasAttribute('aria-busy')) return;
  facade.setAttribute('aria-busy', 'true');
  const id = facade.dataset['youtube'] ?? '';
  const title = facade.dataset['title'] ?? 'Video';
  const failures = new EventTarget();
  const isMuted = facade.closest('[data-muted]') !== null;
  const start = { autoplay: 1, ...(isMuted ? { mute: 1 } : {}), rel: 0, playsinline: 1 };
  failures.addEventListener('error', () => showPlainFrame(facade, { id, title, start, isAsked }));
  let api: IframeApi;
  try {
    api = await loadIframeApi(failures);
  } catch {
    return;
  }
  const place = document.createElement('div');
  facade.before(place);
  const player = new YouTubePlayer(api, place, {
    videoId: id,
    host: HOST,
    playerVars: { ...start, origin: window.location.origin },
  });
  dress(player.frame, title);
  player.addEventListener('error', () => tellOfLink(space, facade.href));
  attachPlayer(space, player, { id, title, provider: 'youtube' });
  await player.ready;
  facade.remove();
  if (isAsked) player.frame.focus({ preventScroll: true });
}

function dress(frame: HTMLIFrameElement, title: string): void {
  frame.classList.add('video__player');
  frame.title = title;
  frame.tabIndex = 0;
}

interface PlainFrame {
  id: string;
  title: string;
  start: Record<string, number>;
  isAsked: boolean;
}

function showPlainFrame(
  facade: HTMLAnchorElement,
  { id, title, start, isAsked }: PlainFrame,
): void {
  const frame = document.createElement('iframe');
  const query = Object.entries(start).map(([name, value]) => `${name}=${value}`);
  frame.src = `${HOST}/embed/${encodeURIComponent(id)}?${query.join('&')}`;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  dress(frame, title);
  const space = facade.closest<HTMLElement>('.video__space');
  facade.replaceWith(frame);
  if (space) tellOfLink(space, facade.href);
  if (isAsked) frame.focus({ preventScroll: true });
}

/** Stands below the video. */
function tellOfLink(space: HTMLElement, href: string): void {
  if (space.parentElement?.querySelector('.video__trouble')) return;
  const words = document.createElement('p');
  words.className = 'video__trouble';
  words.setAttribute('role', 'status');
  const link = document.createElement('a');
  link.href = href;
  link.rel = 'noopener';
  link.textContent = 'Watch it on YouTube';
  words.append('Doesn’t the video play here? ', link);
  space.after(words);
}
