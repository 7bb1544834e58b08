import { getTopicSlug } from './getTopicSlug';

/**
 * The `id` of a header in a story's text, for links to it: its words, then the end of the element's
 * id, so that two headers with the same words differ.
 *
 * @param html the header's content
 */
export function getHeadingId(html: string, elementId: string): string {
  const words = getTopicSlug(html.replace(/<[^<>]*>|&\w{1,40};/g, ' ').trim());
  const end = getTopicSlug(elementId).slice(-4).replace(/^-/, '');
  return [words || 'part', end].filter(Boolean).join('-');
}
