import { sql, type Kysely } from 'kysely';

export interface Subscription {
  website: string;
  email: string;
  /** Ids of newsletters. */
  newsletters: readonly string[];
  /** ms since 1970 */
  now: number;
}

/** Signs an address up for newsletters; what it gets already stays as it is. */
export async function storeSubscriptions(
  db: Kysely<unknown>,
  { website, email, newsletters, now }: Subscription,
): Promise<void> {
  await sql`
    insert into newsletters.subscriptions (website, newsletter, email, subscribed_at)
    select ${website}, jsonb_array_elements_text(${JSON.stringify(newsletters)}::jsonb), ${email},
      ${new Date(now).toISOString()}::timestamptz
    on conflict do nothing
  `.execute(db);
}
