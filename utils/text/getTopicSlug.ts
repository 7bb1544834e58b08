/**
 * The slug of a topic page: the lowercased name, punctuation removed, spaces to hyphens
 * (platform §2). Hyphens inside the name stay, so that a slug is its own slug.
 */
export function getTopicSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]+/gu, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}
