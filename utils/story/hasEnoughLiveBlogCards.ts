export const MIN_LIVE_BLOG_CARDS = 4;

/** A live blog is displayed as one from 4 cards on (platform §5). */
export function hasEnoughLiveBlogCards(count: number): boolean {
  return count >= MIN_LIVE_BLOG_CARDS;
}
