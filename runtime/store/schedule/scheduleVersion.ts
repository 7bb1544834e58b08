import { InvalidInput } from '../../document/errors';
import { NotFound } from '../errors';
import { lockDocument } from '../lockDocument';
import { makeVersion } from '../makeVersion';
import type { Store } from '../openStore';
import { writeAudit } from '../writeAudit';
import { momentOf, type WallTime } from './zonedTime';

export interface VersionToSchedule {
  documentId: string;
  website: string;
  /** What readers are to get: a version by its number, or the draft at a revision, of which one is made. */
  version: number | { rev: number; label?: string | undefined };
  publishAt: WallTime;
  /** When it goes again; null: it stays. */
  expireAt: Omit<WallTime, 'zone'> | null;
  author: string;
  /** ms since 1970. */
  now?: number;
}

/**
 * Plans that readers get a version later, and (`expireAt`) no longer than that. Then what they had before
 * comes back, unless something else was published meanwhile.
 * @throws NotFound; RevisionConflict when the draft is at another revision; InvalidInput when a time is none, is over, or the end is not after the beginning
 */
export async function scheduleVersion(
  store: Store,
  input: VersionToSchedule,
): Promise<{ id: number; version: number; publishAt: Date; expireAt: Date | null }> {
  const { documentId, website, author, now = Date.now() } = input;
  const { zone } = input.publishAt;
  const publishAt = momentOf(input.publishAt);
  const expireAt = input.expireAt && momentOf({ ...input.expireAt, zone });
  if (publishAt.getTime() <= now) throw new InvalidInput('The time to publish is over.');
  if (expireAt && expireAt <= publishAt)
    throw new InvalidInput('The version has to go live before it expires.');
  return store.transaction().execute(async (trx) => {
    await lockDocument(trx, documentId);
    const version = await versionOf(trx, input);
    const { id } = await trx
      .insertInto('schedules')
      .values({
        version_id: version.id,
        website,
        publish_at: publishAt,
        expire_at: expireAt,
        time_zone: zone,
        created_by: author,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeAudit(trx, {
      actor: author,
      action: 'schedule',
      documentId,
      website,
      detail: { id, version: version.number, publishAt, expireAt, zone },
    });
    return { id, version: version.number, publishAt, expireAt };
  });
}

async function versionOf(
  trx: Store,
  { documentId, author, version }: VersionToSchedule,
): Promise<{ id: number; number: number }> {
  if (typeof version === 'object') return makeVersion(trx, { documentId, author, ...version });
  const found = await trx
    .selectFrom('versions')
    .select(['id', 'number'])
    .where('document_id', '=', documentId)
    .where('number', '=', version)
    .executeTakeFirst();
  if (!found) throw new NotFound(`"${documentId}" has no version ${version}.`);
  return found;
}

/**
 * Gives up a plan: a version that isn't live yet does not go live, one that is stays.
 * @throws NotFound when there is no such plan, or it is over.
 */
export async function cancelSchedule(
  store: Store,
  { id, author }: { id: number; author: string },
): Promise<void> {
  await store.transaction().execute(async (trx) => {
    const cancelled = await trx
      .updateTable('schedules')
      .set({ state: 'cancelled' })
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'live'])
      .returning(['version_id', 'website'])
      .executeTakeFirst();
    if (!cancelled) throw new NotFound(`Nothing is planned under ${id}.`);
    const { document_id: documentId, number } = await trx
      .selectFrom('versions')
      .select(['document_id', 'number'])
      .where('id', '=', cancelled.version_id)
      .executeTakeFirstOrThrow();
    await writeAudit(trx, {
      actor: author,
      action: 'cancel-schedule',
      documentId,
      website: cancelled.website,
      detail: { id, version: number },
    });
  });
}
