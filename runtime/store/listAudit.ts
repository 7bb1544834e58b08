import { likeText } from './likeText';
import type { Store } from './openStore';
import type { AuditAction } from './tables';

/** What was done to whom may work here: for those who manage that. */
const ABOUT_STAFF: readonly AuditAction[] = [
  'save-staff',
  'invite-staff',
  'create-token',
  'revoke-token',
  'sign-in',
  'sign-out',
];

export interface AuditEntry {
  id: number;
  at: Date;
  /** Email, `token:` and a token's name, `schedule`, or what ran on the command line. */
  actor: string;
  /** What the staff calls them; null for all others. */
  actorName: string | null;
  action: AuditAction;
  documentId: string | null;
  documentName: string | null;
  detail: Record<string, unknown>;
}

export interface AuditFilter {
  website: string;
  /** Who asks: what they did themselves they may always see. */
  reader: string;
  /** Folders whose documents they may read, with all below; `/`: also what is of no document. */
  folders: readonly string[];
  /** Whether they see what was done to staff and tokens. */
  mayManage: boolean;
  document?: string | undefined;
  /** Part of a name or email, in any case. */
  person?: string | undefined;
  actions?: readonly AuditAction[] | undefined;
  /** Id of an entry: those older than it. */
  before?: number | undefined;
  limit: number;
}

/** Who did what, the newest first. */
export async function listAudit(store: Store, filter: AuditFilter): Promise<AuditEntry[]> {
  const { website, reader, folders, mayManage, document, person, actions, before } = filter;
  let query = store
    .selectFrom('audit')
    .leftJoin('documents', 'documents.id', 'audit.document_id')
    .leftJoin('staff', 'staff.email', 'audit.actor')
    .select(['audit.id', 'audit.at', 'audit.actor', 'audit.action', 'audit.detail'])
    .select(['audit.document_id', 'documents.name as document_name', 'staff.name as actor_name'])
    .where((eb) => eb.or([eb('audit.website', 'is', null), eb('audit.website', '=', website)]))
    .orderBy('audit.id', 'desc')
    .limit(filter.limit);
  if (!folders.includes('/'))
    query = query.where((eb) =>
      eb.or([
        eb('audit.actor', '=', reader),
        ...folders.flatMap((folder) => [
          eb('documents.folder', '=', folder),
          eb('documents.folder', 'like', `${likeText(folder)}/%`),
        ]),
      ]),
    );
  if (!mayManage)
    query = query.where((eb) =>
      eb.or([eb('audit.actor', '=', reader), eb('audit.action', 'not in', ABOUT_STAFF)]),
    );
  if (document) query = query.where('audit.document_id', '=', document);
  if (actions) query = query.where('audit.action', 'in', actions);
  if (before) query = query.where('audit.id', '<', before);
  if (person?.trim()) {
    const pattern = `%${likeText(person.trim())}%`;
    query = query.where((eb) =>
      eb.or([eb('audit.actor', 'ilike', pattern), eb('staff.name', 'ilike', pattern)]),
    );
  }
  return (await query.execute()).map((row) => ({
    id: row.id,
    at: row.at,
    actor: row.actor,
    actorName: row.actor_name,
    action: row.action,
    documentId: row.document_id,
    documentName: row.document_name,
    detail: row.detail,
  }));
}
