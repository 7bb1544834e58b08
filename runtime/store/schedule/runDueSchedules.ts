import { sql } from 'kysely';
import { DatabaseUnavailable, DiskFull } from '../errors';
import { lockDocument } from '../lockDocument';
import type { Store } from '../openStore';
import { pointPublication } from '../pointPublication';
import { takeDown } from '../unpublish';
import { writeAudit } from '../writeAudit';

/** Who the log says did it. */
const ACTOR = 'schedule';

interface Due {
  id: number;
  state: 'waiting' | 'live';
  website: string;
  author: string;
  dueAt: Date;
  expires: boolean;
  replacedVersionId: number | null;
  version: { id: number; number: number; documentId: string; document: string };
}

/**
 * Publishes and takes down all that is due, one after the other. Any number of nodes may do this at the
 * same moment: each plan is run once.
 * @param now ms since 1970
 * @returns how many plans were run, those that failed included: they are marked and audited
 */
export async function runDueSchedules(store: Store, now = Date.now()): Promise<number> {
  const tried = new Set<number>();
  for (;;) {
    let current: Due | null = null;
    try {
      const ran = await store.transaction().execute(async (trx) => {
        current = await lockDue(trx, now);
        if (!current) return null;
        await (current.state === 'waiting' ? goLive(trx, current, now) : expire(trx, current, now));
        return current;
      });
      if (!ran) return tried.size;
      tried.add(ran.id);
    } catch (error) {
      const failed = current as Due | null;
      // Where it is the database that fails, the plan waits: the caller tries again later.
      if (!failed || error instanceof DatabaseUnavailable || error instanceof DiskFull) throw error;
      await markFailed(store, failed, error, now);
      tried.add(failed.id);
    }
  }
}

async function lockDue(trx: Store, now: number): Promise<Due | null> {
  const at = new Date(now);
  const row = await trx
    .selectFrom('schedules')
    .innerJoin('versions', 'versions.id', 'schedules.version_id')
    .innerJoin('snapshots', 'snapshots.hash', 'versions.snapshot_hash')
    .selectAll('schedules')
    .select(['versions.number', 'versions.document_id', 'snapshots.document'])
    .where((eb) =>
      eb.or([
        eb.and([eb('schedules.state', '=', 'waiting'), eb('schedules.publish_at', '<=', at)]),
        eb.and([eb('schedules.state', '=', 'live'), eb('schedules.expire_at', '<=', at)]),
      ]),
    )
    .orderBy(
      sql`case when schedules.state = 'waiting' then schedules.publish_at else schedules.expire_at end`,
    )
    .orderBy('schedules.id')
    .limit(1)
    .forUpdate('schedules')
    .skipLocked()
    .executeTakeFirst();
  if (!row) return null;
  const isWaiting = row.state === 'waiting';
  return {
    id: row.id,
    state: isWaiting ? 'waiting' : 'live',
    website: row.website,
    author: row.created_by,
    dueAt: isWaiting || !row.expire_at ? row.publish_at : row.expire_at,
    expires: row.expire_at !== null,
    replacedVersionId: row.replaced_version_id,
    version: {
      id: row.version_id,
      number: row.number,
      documentId: row.document_id,
      document: row.document,
    },
  };
}

async function goLive(trx: Store, due: Due, now: number): Promise<void> {
  const { website, version } = due;
  await lockDocument(trx, version.documentId);
  const before = await liveVersion(trx, due);
  await pointPublication(trx, {
    documentId: version.documentId,
    website,
    author: due.author,
    action: 'publish',
    version,
  });
  await finish(trx, due, now, {
    state: due.expires ? 'live' : 'done',
    replaced_version_id: before,
  });
}

/** What readers had before comes back; where something newer was published since, it stays. */
async function expire(trx: Store, due: Due, now: number): Promise<void> {
  const { website, version, replacedVersionId } = due;
  const { documentId } = version;
  await lockDocument(trx, documentId);
  if ((await liveVersion(trx, due)) === version.id) {
    const before =
      replacedVersionId === null
        ? undefined
        : await trx
            .selectFrom('versions')
            .innerJoin('snapshots', 'snapshots.hash', 'versions.snapshot_hash')
            .select(['versions.id', 'versions.number', 'snapshots.document'])
            .where('versions.id', '=', replacedVersionId)
            .executeTakeFirst();
    const action = { documentId, website, author: due.author, action: 'expire' } as const;
    await (before ? pointPublication(trx, { ...action, version: before }) : takeDown(trx, action));
  }
  await finish(trx, due, now, { state: 'done' });
}

async function liveVersion(trx: Store, { website, version }: Due): Promise<number | null> {
  const row = await trx
    .selectFrom('publications')
    .select('version_id')
    .where('document_id', '=', version.documentId)
    .where('website', '=', website)
    .executeTakeFirst();
  return row?.version_id ?? null;
}

async function finish(
  trx: Store,
  due: Due,
  now: number,
  change: { state: 'live' | 'done'; replaced_version_id?: number | null },
): Promise<void> {
  await trx
    .updateTable('schedules')
    .set({ ...change, ran_at: new Date(now) })
    .where('id', '=', due.id)
    .execute();
  await writeAudit(trx, {
    actor: ACTOR,
    action: 'run-schedule',
    documentId: due.version.documentId,
    website: due.website,
    detail: {
      id: due.id,
      version: due.version.number,
      by: due.author,
      did: due.state === 'waiting' ? 'publish' : 'expire',
      lateMs: now - due.dueAt.getTime(),
    },
  });
}

async function markFailed(store: Store, due: Due, error: unknown, now: number): Promise<void> {
  const failure = error instanceof Error ? error.message : String(error);
  await store.transaction().execute(async (trx) => {
    await trx
      .updateTable('schedules')
      .set({ state: 'failed', failure, ran_at: new Date(now) })
      .where('id', '=', due.id)
      .execute();
    await writeAudit(trx, {
      actor: ACTOR,
      action: 'schedule-failed',
      documentId: due.version.documentId,
      website: due.website,
      detail: { id: due.id, version: due.version.number, by: due.author, failure },
    });
  });
}
