import { sql } from 'kysely';
import type { DocumentKind } from '../document/document';
import { likeText } from './likeText';
import type { Store } from './openStore';

/** How a document stands on a website: `changed`: its draft is not what readers see. */
export type DocumentStatus = 'draft' | 'changed' | 'live' | 'archived';

export interface DocumentEntry {
  id: string;
  kind: DocumentKind;
  name: string;
  /** `/`, `/sports`. */
  folder: string;
  status: DocumentStatus;
  /** Address of a page; null where it has none yet, and for templates. */
  url: string | null;
  rev: number;
  updatedAt: Date;
  updatedBy: string;
  publishedAt: Date | null;
  /** When the next version that was scheduled goes live. */
  scheduledFor: Date | null;
}

export interface DocumentFilter {
  website: string;
  kind?: DocumentKind;
  /** Without it, all that are not archived. */
  status?: DocumentStatus;
  /** This folder and all below it. */
  folder?: string;
  /** Part of a name, an id or an address, in any case. */
  search?: string;
  sort?: 'updated' | 'name';
  limit: number;
  offset?: number;
}

const STATUS = sql<DocumentStatus>`case
  when documents.archived_at is not null then 'archived'
  when publications.version_id is null then 'draft'
  when versions.snapshot_hash <> drafts.hash then 'changed'
  else 'live' end`;

/** Documents that fit, and how many there are in all. */
export async function listDocuments(
  store: Store,
  filter: DocumentFilter,
): Promise<{ documents: DocumentEntry[]; total: number }> {
  const { website, kind, status, folder = '/', search = '', sort = 'updated' } = filter;
  let query = everyDocument(store, website);
  if (kind) query = query.where('documents.kind', '=', kind);
  query = status
    ? query.where(STATUS, '=', status)
    : query.where('documents.archived_at', 'is', null);
  if (folder !== '/')
    query = query.where((eb) =>
      eb.or([
        eb('documents.folder', '=', folder),
        eb('documents.folder', 'like', `${likeText(folder)}/%`),
      ]),
    );
  if (search.trim()) {
    const pattern = `%${likeText(search.trim())}%`;
    query = query.where((eb) =>
      eb.or([
        eb('documents.name', 'ilike', pattern),
        eb('documents.id', 'ilike', pattern),
        eb('page_urls.path', 'ilike', pattern),
      ]),
    );
  }
  const sorted =
    sort === 'name' ? query.orderBy('documents.name') : query.orderBy('drafts.updated_at', 'desc');
  const rows = await sorted
    .orderBy('documents.id')
    .limit(filter.limit)
    .offset(filter.offset ?? 0)
    .execute();
  return {
    total: rows[0]?.total ?? 0,
    documents: rows.map(entryOf),
  };
}

/** All documents, with how each stands on a website. */
function everyDocument(store: Store, website: string) {
  return store
    .selectFrom('documents')
    .innerJoin('drafts', 'drafts.document_id', 'documents.id')
    .leftJoin('publications', (join) =>
      join
        .onRef('publications.document_id', '=', 'documents.id')
        .on('publications.website', '=', website),
    )
    .leftJoin('versions', 'versions.id', 'publications.version_id')
    .leftJoin('page_urls', (join) =>
      join
        .onRef('page_urls.document_id', '=', 'documents.id')
        .on('page_urls.website', '=', website),
    )
    .select(['documents.id', 'documents.kind', 'documents.name', 'documents.folder'])
    .select(['drafts.rev', 'drafts.updated_at', 'drafts.updated_by'])
    .select(['publications.published_at', 'page_urls.path'])
    .select(STATUS.as('status'))
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .select((eb) =>
      eb
        .selectFrom('schedules')
        .innerJoin('versions as planned', 'planned.id', 'schedules.version_id')
        .whereRef('planned.document_id', '=', 'documents.id')
        .where('schedules.website', '=', website)
        .where('schedules.state', '=', 'waiting')
        .select(({ fn }) => fn.min('schedules.publish_at').as('first'))
        .as('scheduled_for'),
    );
}

type DocumentRow = Awaited<ReturnType<ReturnType<typeof everyDocument>['executeTakeFirstOrThrow']>>;

function entryOf(row: DocumentRow): DocumentEntry {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    folder: row.folder,
    status: row.status,
    url: row.path,
    rev: row.rev,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
    publishedAt: row.published_at,
    scheduledFor: row.scheduled_for,
  };
}
