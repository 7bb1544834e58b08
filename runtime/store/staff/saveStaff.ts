import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { InvalidInput } from '../../document/errors';
import type { Store } from '../openStore';
import { writeAudit } from '../writeAudit';
import { readStaffWhere } from './readStaff';
import { FOLDER, ROLES, type Grant, type StaffMember } from './types';

export interface StaffToSave {
  email: string;
  name: string;
  grants: readonly Grant[];
  isActive?: boolean;
  /** Whether roles on a website stay as they are, as the author has no say there. */
  isForeign?: (website: string) => boolean;
  /** Who does this. */
  author: string;
}

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/**
 * A member of the staff with their roles, in place of the ones they had. Who is no longer active is
 * signed out everywhere.
 * @throws InvalidInput when the email, a folder or a role is none; when no active admin would be left;
 * when someone with roles on a foreign website would be dismissed, or come back.
 */
export async function saveStaff(store: Store, input: StaffToSave): Promise<StaffMember> {
  const email = input.email.trim().toLowerCase();
  const { name, author, isActive = true, isForeign = () => false } = input;
  if (!EMAIL.test(email)) throw new InvalidInput(`"${input.email}" is no email address.`);
  if (!name.trim()) throw new InvalidInput('A name is missing.');
  for (const { folder, role } of input.grants) {
    if (!FOLDER.test(folder)) throw new InvalidInput(`"${folder}" is no folder: "/", "/sports".`);
    if (!ROLES.includes(role)) throw new InvalidInput(`"${role}" is no role: ${ROLES.join(', ')}.`);
  }
  return store.transaction().execute(async (trx) => {
    // One after the other, or two admins could dismiss each other at the same moment.
    await sql`lock table runtime.staff in exclusive mode`.execute(trx);
    const former = await readStaffWhere(trx, { email });
    const kept = former?.grants.filter(({ website }) => isForeign(website)) ?? [];
    if (former && kept.length > 0 && former.isActive !== isActive)
      throw new InvalidInput(
        `${email} works on other sites, too: take away their roles on yours instead.`,
      );
    const grants = [...input.grants.filter(({ website }) => !isForeign(website)), ...kept];
    const { id } = await trx
      .insertInto('staff')
      .values({ id: randomUUID(), email, name: name.trim(), is_active: isActive })
      .onConflict((conflict) =>
        conflict.column('email').doUpdateSet({ name: name.trim(), is_active: isActive }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.deleteFrom('staff_grants').where('staff_id', '=', id).execute();
    if (grants.length > 0)
      await trx
        .insertInto('staff_grants')
        .values(grants.map((grant) => ({ staff_id: id, ...grant })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    if (!isActive) await trx.deleteFrom('staff_sessions').where('staff_id', '=', id).execute();
    await requireAdmin(trx);
    await writeAudit(trx, {
      actor: author,
      action: 'save-staff',
      detail: { email, isActive, grants },
    });
    const saved = await readStaffWhere(trx, { id });
    if (!saved) throw new Error(`${email} was saved and is not there.`);
    return saved;
  });
}

/** A site that nobody can manage any more would be lost to its editors. */
async function requireAdmin(trx: Store): Promise<void> {
  const admin = await trx
    .selectFrom('staff')
    .innerJoin('staff_grants', 'staff_grants.staff_id', 'staff.id')
    .select('staff.id')
    .where('staff.is_active', '=', true)
    .where('staff_grants.role', '=', 'admin')
    .where('staff_grants.folder', '=', '/')
    .executeTakeFirst();
  if (!admin) throw new InvalidInput('One active admin of the whole site must be left.');
}
