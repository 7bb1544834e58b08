/** Text as itself in a pattern of SQL's `like`. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
