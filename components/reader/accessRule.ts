/**
 * Who may read a page in full, as the engine says it by the meta value `access-rule`: everybody; everybody a few
 * times and then who has an account, or who subscribes (`metered`); who subscribes.
 */
export type AccessRule = 'free' | 'account' | 'metered' | 'subscribers';

const RULES: ReadonlySet<string> = new Set(['account', 'metered', 'subscribers']);

/** @param meta the page's meta values by name */
export function accessRuleOf(meta: (name: string) => string | undefined): AccessRule {
  const rule = meta('access-rule');
  return rule !== undefined && RULES.has(rule) ? (rule as AccessRule) : 'free';
}
