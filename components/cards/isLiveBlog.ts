/** A live blog, by its subtype: `live` (platform §3), or `liveblog` as cards name it (widgets §3). */
export function isLiveBlog({ subtype }: { subtype: string }): boolean {
  return subtype === 'live' || subtype === 'liveblog';
}
