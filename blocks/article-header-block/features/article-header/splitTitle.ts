/**
 * A title in two parts, so that its end can be kept on one line and no word is left alone on the
 * last (platform §5). `end` holds the last two words; a title of two words or fewer is all end.
 * White space is made single; joined by a space the parts are the title again.
 */
export function splitTitle(title: string): { start: string; end: string } {
  const words = title.split(/\s+/).filter(Boolean);
  return { start: words.slice(0, -2).join(' '), end: words.slice(-2).join(' ') };
}
