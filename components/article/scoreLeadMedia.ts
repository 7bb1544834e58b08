/**
 * How good a story's lead media is (platform §5); the best that it has counts: YouTube 5, long-form
 * promo 4, video 3, raw HTML as first element 2, image as first element 1, nothing 0.
 */
export function scoreLeadMedia(story: {
  promo?: { youtube?: object | null; longform?: object | null; video?: object | null };
  content_elements?: readonly { type: string }[];
}): 0 | 1 | 2 | 3 | 4 | 5 {
  if (story.promo?.youtube) return 5;
  if (story.promo?.longform) return 4;
  if (story.promo?.video) return 3;
  const first = story.content_elements?.[0]?.type;
  if (first === 'raw_html') return 2;
  return first === 'image' ? 1 : 0;
}
