import type { Reader } from '../Reader';
import type { Readers } from '../Readers';
import { listFollows } from '../store/follows';
import { listReads } from '../store/reads';
import { listSaved } from '../store/saved';
import { listSessions } from '../store/sessions';

/** All that is kept of a reader, here and by those who keep more of them. */
export async function everythingOf({ db, options, now }: Readers, reader: Reader): Promise<object> {
  const { id, auth0Id, email, name, state, productCode, permissions, hasAdsFreeReading } = reader;
  const [account, following, saved, reads, devices, subscriptions, newsletters, gifts, payments] =
    await Promise.all([
      db
        .selectFrom('readers.accounts')
        .select(['created_at', 'notifications_read_at'])
        .where('id', '=', id)
        .executeTakeFirst(),
      listFollows(db, id),
      listSaved(db, id),
      listReads(db, id),
      listSessions(db, id, now()),
      db
        .selectFrom('readers.subscriptions')
        .selectAll()
        .where('account_id', '=', auth0Id)
        .execute(),
      (email !== null && options.newsletters?.everythingOf({ email })) || {},
      options.gifts?.giftsOf(id) ?? [],
      options.desk?.everythingOf(id) ?? [],
    ]);
  return {
    account: { id, auth0Id, email, name, ...account },
    access: { state, productCode, permissions, hasAdsFreeReading },
    subscriptions,
    following,
    saved,
    reads,
    devices,
    newsletters,
    gifts,
    payments,
  };
}
