/**
 * An id for the element that holds a caption, from its first 20 characters (platform §9), made fit
 * for an id: `caption-a-boat-on-the-schuyl`. Captions that begin alike share it, so add something
 * of your own where a page may show both.
 */
export function getCaptionId(caption: string): string {
  const slug = [...caption]
    .slice(0, 20)
    .join('')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? 'caption' : `caption-${slug}`;
}
