/**
 * Whether a story counts as opinion for the ad rules (platform §5): its primary section is opinion
 * or columnists, or lies below one of them.
 */
export function isOpinionStory(story: {
  taxonomy?: { primary_section?: { _id: string } | null };
}): boolean {
  return /^\/?(opinion|columnists)(\/|$)/.test(story.taxonomy?.primary_section?._id ?? '');
}
