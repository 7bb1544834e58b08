import type { Store } from './openStore';
import type { AuditAction } from './tables';

/** One line of the audit log, in the transaction of what it tells about. */
export async function writeAudit(
  trx: Store,
  entry: {
    actor: string;
    action: AuditAction;
    documentId?: string;
    website?: string;
    detail?: Record<string, unknown>;
  },
): Promise<void> {
  await trx
    .insertInto('audit')
    .values({
      actor: entry.actor,
      action: entry.action,
      document_id: entry.documentId ?? null,
      website: entry.website ?? null,
      detail: JSON.stringify(entry.detail ?? {}),
    })
    .execute();
}
