import type { Grant } from '../../contract/parts';

/** "editor in /sports", "admin on weekly": what someone holds, in words. */
export function describeGrants(grants: readonly Grant[], website?: string): string {
  if (grants.length === 0) return 'no role';
  return grants
    .map(({ role, folder, website: site }) => {
      const where = folder === '/' ? '' : ` in ${folder}`;
      return `${role}${where}${website === undefined || site === website ? '' : ` on ${site}`}`;
    })
    .join(', ');
}
