/** Who may read content in full; the names are those of the engine and the pack. */
export type AccessRule = 'free' | 'account' | 'metered' | 'subscribers';

/** A site's rule of who may read its stories (decision 0037). */
export type SiteRule =
  | { kind: 'free' }
  /** Some a month are open to everybody, then all to who has an account. */
  | { kind: 'registered'; after: number }
  /** Some a month (or none) are open to everybody, then all to who subscribes. */
  | { kind: 'subscribers'; after: number };

/** The browser keeps no more of them. */
const MOST_FREE = 50;

/**
 * From `READER_ACCESS`: `free`, `registered:5`, `subscribers`, `subscribers:5`. Without one all is free.
 * @throws Error that names the variable
 */
export function readSiteRule(given = ''): SiteRule {
  const [, kind = '', count = '0'] =
    /^(free|registered|subscribers)(?::(\d{1,2}))?$/.exec(given) ?? [];
  const after = Number(count);
  if (given === '' || given === 'free') return { kind: 'free' };
  if (kind === '' || kind === 'free' || after > MOST_FREE)
    throw new Error(
      `READER_ACCESS must be free, registered:5, subscribers or subscribers:5 (at most ${MOST_FREE}), not "${given}"`,
    );
  return { kind: kind as 'registered' | 'subscribers', after };
}

/** Access codes with which newsrooms say that a story is for subscribers, whatever the site's rule. */
const FOR_SUBSCRIBERS = new Set([
  'subscriber',
  'subscribers',
  'premium',
  'paid',
  'exclusive',
  'locked',
]);

/**
 * Who may read a story with an access code (ANS `content_restrictions.content_code`; empty: none is said). A site
 * that is free is free for all of them, and a story that is free is so on any site.
 */
export function ruleOf(site: SiteRule, code: string): AccessRule {
  const said = code.trim().toLowerCase();
  if (site.kind === 'free' || said === 'free') return 'free';
  if (FOR_SUBSCRIBERS.has(said)) return 'subscribers';
  if (site.kind === 'registered') return 'account';
  return site.after === 0 ? 'subscribers' : 'metered';
}
