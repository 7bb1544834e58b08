/**
 * The id in the address of a video: the `v=` parameter or the path of youtu.be, cut at the first `&`
 * (widgets §5). Null where there is none, or where it holds anything but letters, digits, `_` and
 * `-`, since it goes into the address of a frame.
 */
export function parseYouTubeId(url: string): string | null {
  const found = /[?&]v=([^#]*)/.exec(url) ?? /\/\/(?:www\.)?youtu\.be\/([^/?#]*)/i.exec(url);
  const id = found?.[1]?.split('&')[0] ?? '';
  return /^[\w-]+$/.test(id) ? id : null;
}
