import { InvalidInput, NotFound } from '../errors';
import { lockDocument } from '../lockDocument';
import type { Store } from '../openStore';
import { writeAudit } from '../writeAudit';
import { momentOf, type WallTime } from './zonedTime';

export interface VersionToSchedule {
  documentId: string;
  website: string;
  /** Number of the version that readers are to get. */
  version: number;
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
 * @throws NotFound; InvalidInput when a time is none, is over, or the end is not after the beginning
 */
export async function scheduleVersion(
  store: Store,
  input: VersionToSchedule,
): Promise<{ id: number; publishAt: Date; expireAt: Date | null }> {
  const { documentId, website, author, version: number, now = Date.now() } = input;
  const { zone } = input.publishAt;
  const publishAt = momentOf(input.publishAt);
  const expireAt = input.expireAt && momentOf({ ...input.expireAt, zone });
  if (publishAt.getTime() <= now) throw new InvalidInput('The time to publish is over.');
  if (expireAt && expireAt <= publishAt)
    throw new InvalidInput('The version has to go live before it expires.');
  return store.transaction().execute(async (trx) => {
    await lockDocument(trx, documentId);
    const version = await trx
      .selectFrom('versions')
      .select('id')
      .where('document_id', '=', documentId)
      .where('number', '=', number)
      .executeTakeFirst();
    if (!version) throw new NotFound(`"${documentId}" has no version ${number}.`);
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
      detail: { id, version: number, publishAt, expireAt, zone },
    });
    return { id, publishAt, expireAt };
  });
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
