import { parseYouTubeId } from '../../links/parseYouTubeId';
import type { Game } from '../game';
import { fields, firstText, flag, list, text } from '../read';

/** `Lincoln Financial Field, Philadelphia`; empty when unknown. */
export function readVenue(value: unknown): string {
  const { name, city } = fields(value);
  return [text(name) || text(value), text(city)].filter(Boolean).join(', ');
}

/** Who shows the game: the stations' names, each once. */
export function readNetwork(value: unknown): string {
  const names = list(value).map((station) => {
    const { name, callLetters } = fields(station);
    return firstText(name, callLetters);
  });
  return [...new Set(names.filter(Boolean))].join(', ');
}

/** What the desk wrote above the game; null when it is empty. */
export function readEditorial(value: unknown): Game['editorial'] {
  const editorial = fields(value);
  const heading = text(editorial['heading']);
  const content = text(editorial['content']);
  return heading || content ? { heading, content } : null;
}

/** The stream of a game, by the code or the address of a video; null without a usable one. */
export function readLiveStream(value: unknown): Game['liveStream'] {
  const stream = fields(value);
  const written = text(stream['youtubeCode']);
  const youtubeCode = /^[\w-]{6,64}$/.test(written) ? written : parseYouTubeId(written);
  if (!youtubeCode) return null;
  return {
    youtubeCode,
    isMuted: flag(stream['mute']) ?? false,
    isAutoplay: flag(stream['autoplay']) ?? false,
    isShown: flag(stream['showLiveStream']) ?? false,
    hidesAtEnd: flag(stream['hideLiveStreamOnEnd']) ?? false,
  };
}

/**
 * The scoreboard's picture: its id in the pictures service (`stadium-63-16x9.jpg`), or its address, of
 * http, https or the site itself; else empty.
 */
export function readImage(value: unknown): string {
  const url = text(value);
  if (/^[\w-]{1,200}(\.\w{2,5})?$/.test(url)) return url;
  if (/^\/(?![/\\])/.test(url)) return url;
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? url : '';
}
