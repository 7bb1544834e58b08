import type { StoryCard } from '../../../../content/schemas/ans';

/** The newest others, those of the page's own section first. */
export function pickMore(
  page: Pick<StoryCard, '_id' | 'canonical_url' | 'taxonomy'>,
  stories: readonly StoryCard[],
  count: number,
): StoryCard[] {
  const sectionId = page.taxonomy.primary_section?._id;
  const others = stories.filter(
    (story) => story._id !== page._id && story.canonical_url !== page.canonical_url,
  );
  const isOwn = (story: StoryCard) => story.taxonomy.primary_section?._id === sectionId;
  const own = others.filter(isOwn);
  const rest = others.filter((story) => !isOwn(story));
  return [...own, ...rest].slice(0, count);
}
