import type { Grant, Role } from '../../../store/staff/types';
import type { Right } from '../../contract/rights';

const viewer: readonly Right[] = ['read', 'comment'];
const editor: readonly Right[] = [...viewer, 'edit', 'publish'];
const producer: readonly Right[] = [...editor, 'edit-shared', 'publish-shared', 'route', 'lock'];
const admin: readonly Right[] = [...producer, 'manage'];
const RIGHTS: Record<Role, readonly Right[]> = { viewer, editor, producer, admin };

/** Where something is done. */
export interface Scope {
  website: string;
  /** Of the document, `/sports`; `/` for what belongs to the whole site. */
  folder: string;
}

/** Whether someone's roles allow something somewhere: a role in a folder counts below it, too. */
export function holdsRight(grants: readonly Grant[], right: Right, scope: Scope): boolean {
  return grants.some(
    ({ website, folder, role }) =>
      website === scope.website && isWithin(scope.folder, folder) && RIGHTS[role].includes(right),
  );
}

/** All that someone may do somewhere, for the application to show no more than that. */
export function listRights(grants: readonly Grant[], scope: Scope): Right[] {
  return RIGHTS.admin.filter((right) => holdsRight(grants, right, scope));
}

/** The folders in which someone may do something, there and below. */
export function foldersWith(grants: readonly Grant[], right: Right, website: string): string[] {
  const folders = grants
    .filter((grant) => grant.website === website && RIGHTS[grant.role].includes(right))
    .map(({ folder }) => folder);
  return [...new Set(folders)];
}

function isWithin(folder: string, parent: string): boolean {
  return parent === '/' || folder === parent || folder.startsWith(`${parent}/`);
}
