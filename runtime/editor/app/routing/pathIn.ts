/** The path of what someone typed or pasted: a path, or a whole address of the site. */
export function pathIn(text: string): string {
  const trimmed = text.trim();
  const found = /^https?:\/\/[^/?#]*(\/[^#]*)?/.exec(trimmed);
  if (found) return found[1] ?? '/';
  return trimmed.startsWith('/') ? trimmed : `/${trimmed}`;
}
