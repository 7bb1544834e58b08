import type { AuditEvent, Database } from './tables';

export interface AuditLine {
  event: AuditEvent;
  /** null where the email belongs to no account: what was typed there may be a password. */
  accountId: string | null;
  address: string | null;
}

/** Notes who signed in, failed, was locked out, signed out, or was changed. */
export async function writeAudit(db: Database, line: AuditLine): Promise<void> {
  await db
    .insertInto('identity.audit')
    .values({
      at: new Date(Date.now()),
      event: line.event,
      account_id: line.accountId,
      address: line.address,
    })
    .execute();
}
