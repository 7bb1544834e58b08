import type { Store } from '../openStore';
import type { StaffMember } from './types';

/** One member of the staff by id or email (lower case); null when there is none. */
export async function readStaffWhere(
  store: Store,
  key: { id: string } | { email: string },
): Promise<StaffMember | null> {
  const [column, value] = 'id' in key ? (['id', key.id] as const) : (['email', key.email] as const);
  const row = await store
    .selectFrom('staff')
    .select(['id', 'email', 'name', 'is_active'])
    .where(column, '=', value)
    .executeTakeFirst();
  if (!row) return null;
  const grants = await store
    .selectFrom('staff_grants')
    .select(['website', 'folder', 'role'])
    .where('staff_id', '=', row.id)
    .orderBy('website')
    .orderBy('folder')
    .execute();
  return { id: row.id, email: row.email, name: row.name, isActive: row.is_active, grants };
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
