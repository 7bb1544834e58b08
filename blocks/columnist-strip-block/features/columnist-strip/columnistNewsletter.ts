import type { Newsletter } from '../../../../properties/newsletters';

/** Where opinion has no newsletter of the columnist's own. */
const BY_SITE: Record<string, string> = {
  sports: 'SPORTS-DAILY-ALL',
  food: 'LETS-EAT',
  columnists: 'CLOUT',
  opinion: 'CLOUT',
};

/**
 * The newsletter that brings a columnist: one of their own name, else that of the column's part of
 * the paper; null for none.
 */
export function columnistNewsletter(
  name: string,
  primarySite: string,
  newsletters: readonly Newsletter[],
): Newsletter | null {
  const own = newsletters.find(({ title }) => title.toLowerCase() === name.toLowerCase());
  const id = Object.hasOwn(BY_SITE, primarySite) ? BY_SITE[primarySite] : undefined;
  return own ?? newsletters.find((newsletter) => newsletter.id === id) ?? null;
}
