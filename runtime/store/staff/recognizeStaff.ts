import type { Identity } from '../../../oidc-client/IdentityProvider';
import type { Store } from '../openStore';
import { readStaffWhere } from './readStaff';
import type { StaffMember } from './types';

/**
 * The active member of the staff that an identity belongs to; null when it is nobody. The first
 * sign-in with a verified email ties the identity to the member: later only the identity counts, so
 * that an address that changes hands opens nothing.
 */
export async function recognizeStaff(
  store: Store,
  { issuer, subject, email }: Identity,
): Promise<StaffMember | null> {
  return store.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('staff')
      .select('id')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
    const tied =
      known ??
      (email === null
        ? undefined
        : await trx
            .updateTable('staff')
            .set({ issuer, subject })
            .where('email', '=', email.trim().toLowerCase())
            .where('subject', 'is', null)
            .returning('id')
            .executeTakeFirst());
    const member = tied ? await readStaffWhere(trx, { id: tied.id }) : null;
    return member?.isActive ? member : null;
  });
}
