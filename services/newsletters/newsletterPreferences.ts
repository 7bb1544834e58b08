import type { Catalogue, NewsletterServiceOptions, SignedInReader } from './options';
import { openSchema } from '../store/openSchema';
import { migrations } from './store/migrations';
import { Subscribers } from './store/Subscribers';

/** Something that a reader gets or not. */
export interface Preference {
  /** Of a newsletter, or the name of a consent. */
  id: string;
  kind: 'newsletter' | 'consent';
  title: string;
  description: string;
  isOn: boolean;
}

type Owner = Pick<SignedInReader, 'email'>;

/** What an account page needs of the newsletters of its reader. */
export interface NewsletterPreferences {
  read: (reader: Owner) => Promise<Preference[]>;
  /** Turns on those that are named and off the others. Ids that do not exist are passed over. */
  save: (reader: Owner, ids: readonly string[]) => Promise<void>;
  /** What a reader gets comes to their new address from now on, which they have proved. */
  move: (from: string, to: string) => Promise<void>;
  /** All that is kept of a reader, for who asks for it. */
  everythingOf: (reader: Owner) => Promise<object>;
  /** Removes all that is kept of a reader. */
  forget: (reader: Owner) => Promise<void>;
}

/** Opens the preferences; the newsletter service need not run in the same process. */
export async function newsletterPreferences({
  pool,
  website,
  sources,
  now = Date.now,
  ...catalogue
}: Pick<NewsletterServiceOptions, 'pool' | 'website' | 'sources' | 'now'> &
  Catalogue): Promise<NewsletterPreferences> {
  const db = await openSchema<unknown>(pool, 'newsletters', migrations);
  const subscribers = new Subscribers(db, website, now);

  const choicesOf = async (email: string) => {
    const contact = await subscribers.byAddress(email);
    return contact
      ? { contact, ...(await subscribers.choicesOf(contact.sid)) }
      : { contact, newsletters: {}, consents: {} };
  };

  return {
    read: async ({ email }) => {
      const on = await choicesOf(email);
      return [
        ...catalogue.newsletters.map(({ id, title, description }) => ({
          id,
          kind: 'newsletter' as const,
          title,
          description,
          isOn: Object.hasOwn(on.newsletters, id),
        })),
        ...catalogue.consents.map(({ name, title, description }) => ({
          id: name,
          kind: 'consent' as const,
          title,
          description,
          isOn: Object.hasOwn(on.consents, name),
        })),
      ];
    },
    save: async ({ email }, ids) => {
      const named = (all: readonly string[]) =>
        Object.fromEntries(all.map((id) => [id, ids.includes(id)]));
      await db.transaction().execute(async (transaction) => {
        const own = subscribers.within(transaction);
        const { sid } = await own.open(email);
        await own.change(sid, {
          newsletters: named(catalogue.newsletters.map(({ id }) => id)),
          consents: named(catalogue.consents.map(({ name }) => name)),
          source: sources['website'] ?? '',
        });
      });
    },
    move: (from, to) =>
      db.transaction().execute((transaction) => subscribers.within(transaction).move(from, to)),
    everythingOf: async ({ email }) => choicesOf(email),
    forget: ({ email }) => subscribers.forget(email),
  };
}
