import type { Store } from '../openStore';
import { writeAudit } from '../writeAudit';
import { closeSession, openSession } from './sessions';
import type { StaffMember } from './types';

/** Opens a session in place of one that the browser had, and notes it in the log. */
export async function signInStaff(
  store: Store,
  input: { member: StaffMember; idToken: string; formerKey: string | null; website: string },
): Promise<{ key: string }> {
  const { member, idToken, formerKey, website } = input;
  return store.transaction().execute(async (trx) => {
    if (formerKey !== null) await closeSession(trx, formerKey);
    const session = await openSession(trx, { staffId: member.id, idToken });
    await writeAudit(trx, { actor: member.email, action: 'sign-in', website });
    return session;
  });
}

/** Ends a session, and notes it in the log. */
export async function signOutStaff(
  store: Store,
  input: { member: StaffMember; key: string; website: string },
): Promise<void> {
  const { member, key, website } = input;
  await store.transaction().execute(async (trx) => {
    await closeSession(trx, key);
    await writeAudit(trx, { actor: member.email, action: 'sign-out', website });
  });
}
