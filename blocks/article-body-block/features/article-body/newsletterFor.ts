import type { Story } from '../../../../content/schemas/ans';
import type { Newsletter } from '../../../../properties/newsletters';

/** Kinds of story that end without an offer. */
const WITHOUT = new Set([
  'newsletter',
  'call-to-action',
  'partner-sports-betting',
  'live',
  'liveblog',
]);

/**
 * The newsletter put in before the last paragraph (platform §5): what the editor chose, or the one
 * of the story's section; null for none.
 */
export function newsletterFor(
  story: Pick<Story, 'subtype' | 'taxonomy'>,
  choice: string,
  newsletters: readonly Pick<Newsletter, 'id' | 'categories'>[],
): string | null {
  if (choice === 'none' || WITHOUT.has(story.subtype)) return null;
  if (choice !== '' && choice !== 'section') return choice;
  const section = story.taxonomy.primary_site;
  return newsletters.find(({ categories }) => categories.includes(section))?.id ?? null;
}
