import type { Selectable } from 'kysely';
import type { Store } from '../openStore';
import type { StoreTables } from '../tables';

export interface ScheduleEntry {
  id: number;
  website: string;
  version: number;
  publishAt: Date;
  expireAt: Date | null;
  /** IANA name that the times were chosen in. */
  zone: string;
  state: 'waiting' | 'live' | 'done' | 'failed' | 'cancelled';
  failure: string | null;
  createdBy: string;
  /** When it was run last; later than planned where no node ran. */
  ranAt: Date | null;
}

/** All that was ever planned for a document, the newest first. */
export async function listSchedules(store: Store, documentId: string): Promise<ScheduleEntry[]> {
  const rows = await store
    .selectFrom('schedules')
    .innerJoin('versions', 'versions.id', 'schedules.version_id')
    .selectAll('schedules')
    .select('versions.number')
    .where('versions.document_id', '=', documentId)
    .orderBy('schedules.id', 'desc')
    .execute();
  return rows.map(toEntry);
}

/** A plan as the API tells it. */
export function toEntry(
  row: Selectable<StoreTables['schedules']> & { number: number },
): ScheduleEntry {
  return {
    id: row.id,
    website: row.website,
    version: row.number,
    publishAt: row.publish_at,
    expireAt: row.expire_at,
    zone: row.time_zone,
    state: row.state,
    failure: row.failure,
    createdBy: row.created_by,
    ranAt: row.ran_at,
  };
}
