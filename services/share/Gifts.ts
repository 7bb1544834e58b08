import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Pool } from 'pg';

import { storyPath } from '../http/storyPath';
import { openSchema } from '../store/openSchema';
import { giftIdOf, giftKey } from './rules/giftKey';
import { giftMonth } from './rules/giftMonth';
import { migrations } from './store/migrations';

const DAY_MS = 86_400_000;

/** What the publisher allows. */
export interface GiftLimits {
  /** Stories that a subscriber may give away in a calendar month. */
  perMonth: number;
  /** For how long a link opens. */
  days: number;
}

export const GIFT_LIMITS: GiftLimits = { perMonth: 10, days: 14 };

/** days for which a gift that no longer opens is in its giver's list. */
const LISTED_DAYS = 365;

export interface GiftsOptions {
  /** The database; stays the caller's to close. */
  pool: Pool;
  website: string;
  /** The first makes keys, the others still open. */
  secrets: readonly [string, ...string[]];
  /** That of the links, without a slash at the end. */
  origin: () => string;
  /** Adds to a link what tells where readers come from. */
  tagLink: (link: string) => string;
  /** IANA name of the zone in which months begin. */
  timeZone: string;
  limits?: GiftLimits;
  /** ms since 1970. */
  now?: () => number;
}

export interface GivenStory {
  path: string;
  title: string;
}

/** A gift as the list of whoever gave it has it. */
export interface Gift {
  story: GivenStory;
  madeAt: Date;
  endsAt: Date;
  /** In how many browsers it was opened. */
  opened: number;
  /** Null once it opens no more. */
  link: string | null;
}

/** How much of a month's allowance is left. */
export interface GiftAllowance {
  left: number;
  perMonth: number;
  /** When the next one begins. */
  renewsAt: Date;
}

export type Given =
  | { kind: 'given'; link: string; endsAt: Date; allowance: GiftAllowance }
  | { kind: 'used-up'; allowance: GiftAllowance };

interface GiftRow {
  id: string;
  story: string;
  title: string;
  made_at: Date;
  ends_at: Date;
  opened: number;
}

/**
 * The ledger of gifts: who gave which story away, until when, and how often it was opened; nobody knows by
 * whom. A story costs once for as long as its link lives, however often it is shared. What opens a story is
 * stored nowhere (`giftKey`).
 */
export class Gifts {
  readonly #db: Kysely<unknown>;
  readonly #options: GiftsOptions;
  readonly #limits: GiftLimits;
  readonly #now: () => number;

  private constructor(db: Kysely<unknown>, options: GiftsOptions) {
    this.#db = db;
    this.#options = options;
    this.#limits = options.limits ?? GIFT_LIMITS;
    this.#now = options.now ?? Date.now;
  }

  /** @throws when the tables can't be brought up to date */
  static async open(options: GiftsOptions): Promise<Gifts> {
    return new Gifts(await openSchema(options.pool, 'share', migrations), options);
  }

  /**
   * Gives a story away: the link that lives, else a new one if the month's allowance has room for it. Calls of
   * one account wait for each other, on whatever node they are.
   */
  async give(account: string, story: GivenStory): Promise<Given> {
    const { website } = this.#options;
    return this.#db.transaction().execute(async (db) => {
      const name = JSON.stringify(['share.gifts', website, account]);
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
      const now = this.#now();
      const { rows } = await sql<{ id: string; ends_at: Date }>`
        select id, ends_at from share.gifts
        where website = ${website} and account = ${account} and story = ${story.path}
          and ends_at > ${iso(now)}::timestamptz
        order by ends_at desc limit 1
      `.execute(db);
      const before = await this.allowanceOf(account, db);
      const [living] = rows;
      if (living) {
        const link = this.#linkOf(living.id, story.path);
        return { kind: 'given', link, endsAt: living.ends_at, allowance: before };
      }
      if (before.left === 0) return { kind: 'used-up', allowance: before };
      const id = randomUUID();
      const endsAt = now + this.#limits.days * DAY_MS;
      await sql`
        insert into share.gifts (id, website, account, story, title, made_at, ends_at)
        values (${id}, ${website}, ${account}, ${story.path}, ${story.title},
          ${iso(now)}::timestamptz, ${iso(endsAt)}::timestamptz)
      `.execute(db);
      await sql`
        delete from share.gifts where website = ${website} and account = ${account}
          and ends_at < ${iso(now - LISTED_DAYS * DAY_MS)}::timestamptz
      `.execute(db);
      return {
        kind: 'given',
        link: this.#linkOf(id, story.path),
        endsAt: new Date(endsAt),
        allowance: { ...before, left: before.left - 1 },
      };
    });
  }

  /** What an account may still give away this month. */
  async allowanceOf(
    account: string,
    db: Pick<Kysely<unknown>, 'getExecutor'> = this.#db,
  ): Promise<GiftAllowance> {
    const { from, to } = giftMonth(this.#now(), this.#options.timeZone);
    const { rows } = await sql<{ made: number }>`
      select count(*)::int as made from share.gifts
      where website = ${this.#options.website} and account = ${account}
        and made_at >= ${iso(from)}::timestamptz
    `.execute(db);
    const { perMonth } = this.#limits;
    return {
      left: Math.max(0, perMonth - (rows[0]?.made ?? 0)),
      perMonth,
      renewsAt: new Date(to),
    };
  }

  /**
   * Whether a key opens the story at a path now, and until when; null where it doesn't: it is not ours, of
   * another story, or over.
   *
   * @param path of the page that is read: a live blog's card is part of its story
   */
  async opens(key: unknown, path: string): Promise<{ endsAt: Date } | null> {
    const id = giftIdOf(key, this.#options.secrets);
    const story = storyPath(path);
    if (id === null || story === null) return null;
    const { rows } = await sql<{ ends_at: Date }>`
      select ends_at from share.gifts
      where id = ${id}::uuid and website = ${this.#options.website} and story = ${story}
        and ends_at > ${iso(this.#now())}::timestamptz
    `.execute(this.#db);
    return rows[0] ? { endsAt: rows[0].ends_at } : null;
  }

  /** Paths of the stories that keys open now; what is no key of ours opens nothing. */
  async openedBy(keys: readonly unknown[]): Promise<string[]> {
    const ids = keys.flatMap((key) => giftIdOf(key, this.#options.secrets) ?? []);
    if (ids.length === 0) return [];
    const { rows } = await sql<{ story: string }>`
      select distinct story from share.gifts
      where id = any(${ids}::uuid[]) and website = ${this.#options.website}
        and ends_at > ${iso(this.#now())}::timestamptz
    `.execute(this.#db);
    return rows.map(({ story }) => story);
  }

  /** Counts that a gift was opened in one more browser. Of who opened it nothing is kept. */
  async countOpening(key: string): Promise<void> {
    const id = giftIdOf(key, this.#options.secrets);
    if (id === null) return;
    await sql`update share.gifts set opened = opened + 1 where id = ${id}::uuid`.execute(this.#db);
  }

  /** What an account gave away, the latest first. */
  async giftsOf(account: string): Promise<Gift[]> {
    const { rows } = await sql<GiftRow>`
      select id, story, title, made_at, ends_at, opened from share.gifts
      where website = ${this.#options.website} and account = ${account}
      order by made_at desc, id
    `.execute(this.#db);
    const now = this.#now();
    return rows.map(({ id, story, title, made_at: madeAt, ends_at: endsAt, opened }) => ({
      story: { path: story, title },
      madeAt,
      endsAt,
      opened,
      link: endsAt.getTime() > now ? this.#linkOf(id, story) : null,
    }));
  }

  /** Forgets what an account gave away; its links open nothing any more. */
  async forget(account: string): Promise<void> {
    await sql`
      delete from share.gifts where website = ${this.#options.website} and account = ${account}
    `.execute(this.#db);
  }

  #linkOf(id: string, story: string): string {
    const { origin, tagLink, secrets } = this.#options;
    return tagLink(`${origin()}${story}?gift=${giftKey(id, secrets[0])}`);
  }
}

const iso = (ms: number): string => new Date(ms).toISOString();
