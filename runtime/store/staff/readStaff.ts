import type { Store } from '../openStore';
import type { Grant, StaffMember } from './types';

/** Members with what they may do: a row for each grant, one without for who has none. */
export const staffRows = (store: Store) =>
  store
    .selectFrom('staff')
    .leftJoin('staff_grants', 'staff_grants.staff_id', 'staff.id')
    .select(['staff.id', 'staff.email', 'staff.name', 'staff.is_active'])
    .select(['staff_grants.website', 'staff_grants.folder', 'staff_grants.role'])
    .orderBy('staff_grants.website')
    .orderBy('staff_grants.folder');

type StaffRow = Awaited<ReturnType<ReturnType<typeof staffRows>['execute']>>[number];

/** The member whose rows these are; null for none. */
export function memberOf(rows: readonly StaffRow[]): StaffMember | null {
  const [member] = rows;
  if (!member) return null;
  const grants = rows.flatMap(({ website, folder, role }): Grant[] =>
    website === null || folder === null || role === null ? [] : [{ website, folder, role }],
  );
  const { id, email, name, is_active: isActive } = member;
  return { id, email, name, isActive, grants };
}

/** One member of the staff by id or email (lower case); null when there is none. */
export async function readStaffWhere(
  store: Store,
  key: { id: string } | { email: string },
): Promise<StaffMember | null> {
  const [column, value] = 'id' in key ? (['id', key.id] as const) : (['email', key.email] as const);
  return memberOf(await staffRows(store).where(`staff.${column}`, '=', value).execute());
}

/** All of the staff, by name. */
export async function listStaff(store: Store): Promise<StaffMember[]> {
  const rows = await store
    .selectFrom('staff')
    .select(['id', 'email', 'name', 'is_active'])
    .orderBy('name')
    .orderBy('email')
    .execute();
  const grants = await store
    .selectFrom('staff_grants')
    .selectAll()
    .orderBy('website')
    .orderBy('folder')
    .execute();
  return rows.map(({ id, email, name, is_active: isActive }) => ({
    id,
    email,
    name,
    isActive,
    grants: grants
      .filter((grant) => grant.staff_id === id)
      .map(({ website, folder, role }) => ({ website, folder, role })),
  }));
}
