import { sql } from 'kysely';
import type { Store } from '../openStore';
import { toEntry, type ScheduleEntry } from './listSchedules';

/** A plan that did not go as it should, and the document that it is about. */
export interface TroubledRun extends ScheduleEntry {
  document: string;
  name: string;
  folder: string;
}

const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** ms after which a plan that has not run, or did later, is told. */
const LATE = 5 * SECOND;
const VERY_LATE = 60 * SECOND;
const MOST = 200;

/**
 * Plans of all documents that are late, that ran late in the last 24 hours, or that failed in the last 7
 * days and were followed by no publication; the newest first.
 * @param now ms since 1970
 */
export async function listTroubledRuns(
  store: Store,
  { website, now }: { website: string; now: number },
): Promise<TroubledRun[]> {
  const due = new Date(now - LATE);
  const rows = await store
    .selectFrom('schedules')
    .innerJoin('versions', 'versions.id', 'schedules.version_id')
    .innerJoin('documents', 'documents.id', 'versions.document_id')
    .leftJoin('publications', (join) =>
      join
        .onRef('publications.document_id', '=', 'versions.document_id')
        .onRef('publications.website', '=', 'schedules.website'),
    )
    .selectAll('schedules')
    .select(['versions.number', 'documents.id as document', 'documents.name', 'documents.folder'])
    .where('schedules.website', '=', website)
    .where('documents.archived_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'waiting'), eb('publish_at', '<', due)]),
        eb.and([eb('state', '=', 'live'), eb('expire_at', '<', due)]),
        eb.and([
          eb('state', '=', 'failed'),
          eb('ran_at', '>', new Date(now - 7 * DAY)),
          eb.or([
            eb('publications.published_at', 'is', null),
            sql<boolean>`publications.published_at < schedules.ran_at`,
          ]),
        ]),
        eb.and([
          eb('state', 'in', ['live', 'done']),
          eb('ran_at', '>', new Date(now - DAY)),
          sql<boolean>`schedules.ran_at > ${DUE} + make_interval(secs => ${VERY_LATE / SECOND})`,
        ]),
      ]),
    )
    .orderBy('schedules.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ document, name, folder, ...row }) => ({
    ...toEntry(row),
    document,
    name,
    folder,
  }));
}

/** When what was run last was to be run. */
const DUE = sql`(case when schedules.state = 'done' and schedules.expire_at is not null
  then schedules.expire_at else schedules.publish_at end)`;
