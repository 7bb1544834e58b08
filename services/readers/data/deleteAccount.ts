import type { Reader } from '../Reader';
import type { Readers } from '../Readers';

/**
 * Deletes all that is kept of a reader. First what others keep: where one of them fails, the account is still
 * there, and the reader can try again.
 * @throws what they throw
 */
export async function deleteAccount({ db, options }: Readers, reader: Reader): Promise<void> {
  const { id, auth0Id, email } = reader;
  const { subject } = await db
    .selectFrom('readers.accounts')
    .select('subject')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await options.desk?.forget(id);
  if (email !== null) await options.newsletters?.forget({ email });
  await options.gifts?.forget(id);
  await options.identity?.forget(subject);
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('readers.subscriptions')
      .where((where) => where.or([where('account_id', '=', auth0Id), where('reader_id', '=', id)]))
      .execute();
    await transaction.deleteFrom('readers.accounts').where('id', '=', id).execute();
  });
}
