/** A live blog, by its subtype: `live` (platform §3), or `liveblog` as cards name it (widgets §3). */
export function isLiveBlog(story: { subtype?: string }): boolean {
  return story.subtype === 'live' || story.subtype === 'liveblog';
}
