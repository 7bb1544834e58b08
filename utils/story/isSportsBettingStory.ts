/**
 * Whether a story belongs to the betting partner (platform §5): by its subtype, or by a primary
 * section in `/sports/betting`.
 */
export function isSportsBettingStory(story: {
  subtype?: string;
  taxonomy?: { primary_section?: { _id: string } | null };
}): boolean {
  if (story.subtype === 'partner-sports-betting') return true;
  return /^\/?sports\/betting(\/|$)/.test(story.taxonomy?.primary_section?._id ?? '');
}
