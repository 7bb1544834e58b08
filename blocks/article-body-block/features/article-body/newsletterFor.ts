import type { Story } from '../../../../content/schemas/ans';

/** By the section below the root; ids of the catalogue (platform §9). */
const BY_SECTION: Record<string, string> = {
  food: 'LETS-EAT',
  sports: 'SPORTS-DAILY-ALL',
  eagles: 'SPORTS-DAILY-ALL',
  phillies: 'SPORTS-DAILY-ALL',
  sixers: 'SPORTS-DAILY-ALL',
  flyers: 'SPORTS-DAILY-ALL',
  soccer: 'SPORTS-DAILY-ALL',
  'real-estate': 'REAL-ESTATE',
  'things-to-do': 'THINGS-TO-DO',
  entertainment: 'THINGS-TO-DO',
  arts: 'THINGS-TO-DO',
  life: 'THINGS-TO-DO',
  opinion: 'WILL-BUNCH',
  columnists: 'WILL-BUNCH',
  politics: 'PA-ELECTIONS',
  shore: 'DOWN-THE-SHORE',
  news: 'CLOUT',
  business: 'CLOUT',
};

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
): string | null {
  if (choice === 'none' || WITHOUT.has(story.subtype)) return null;
  if (choice !== '' && choice !== 'section') return choice;
  const section = story.taxonomy.primary_site;
  return Object.hasOwn(BY_SECTION, section) ? (BY_SECTION[section] ?? null) : null;
}
