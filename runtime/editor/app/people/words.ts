import type { Grant, Role } from '../../../store/staff/types';

/** What each role may do, for those who give it. */
export const ROLE_TEXTS: Record<Role, string> = {
  viewer: 'Viewer: reads and comments',
  editor: 'Editor: changes and publishes pages',
  producer: 'Producer: also templates, linked blocks, addresses, locks',
  admin: 'Admin: also people, tokens, imports',
};

/** "editor in /sports", "admin of weekly": what someone holds, in words. */
export function describeGrants(grants: readonly Grant[], website?: string): string {
  if (grants.length === 0) return 'no role';
  return grants
    .map(({ role, folder, website: site }) => {
      const where = folder === '/' ? '' : ` in ${folder}`;
      return `${role}${where}${website === undefined || site === website ? '' : ` on ${site}`}`;
    })
    .join(', ');
}

/** Why roles can't be given as they stand; null when they can. */
export function grantsProblem(grants: readonly Grant[]): string | null {
  const wrong = grants.find(({ folder }) => !/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/.test(folder));
  if (wrong) return `“${wrong.folder}” is no folder. Write / for the whole site, or /sports.`;
  const keys = grants.map(({ website, folder, role }) => `${website} ${folder} ${role}`);
  if (new Set(keys).size < keys.length) return 'The same role is there twice.';
  return null;
}

/** When a token stops to work, in words. */
export function describeEnd(endsAt: string | null, now: number, formatted: string): string {
  if (endsAt === null) return 'Never ends';
  return Date.parse(endsAt) <= now ? `Ended ${formatted}` : `Ends ${formatted}`;
}
