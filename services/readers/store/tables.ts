import type { ColumnType, Kysely } from 'kysely';

/** A column of time, which is written and read as a Date. */
type Moment = ColumnType<Date, Date, Date>;
type MomentOrNull = ColumnType<Date | null, Date | null, Date | null>;
/** Written as text, read as what it says. */
type Json<T> = ColumnType<T, string, string>;

export type FollowKind = 'author' | 'topic' | 'team' | 'section';
/** What readers save: a story, or a place of the restaurant guide. */
export type SavedKind = 'story' | 'place';

interface Tables {
  'readers.accounts': {
    id: string;
    /** Who the provider says it is: both together. */
    issuer: string;
    subject: string;
    /** Proved to the provider; null where it proves none. */
    email: string | null;
    name: string;
    /** What the last lookup of the subscriber found. */
    auth0_id: string | null;
    product_code: string | null;
    permissions: Json<string[]>;
    has_ads_free_reading: boolean;
    looked_up_at: Moment;
    notifications_read_at: Moment;
    created_at: Moment;
  };
  'readers.sessions': {
    /** Of the key in the cookie, so that who reads the table holds none. */
    key_digest: string;
    /** By which the reader's list of devices names it. */
    id: string;
    account_id: string;
    /** For signing out at the provider; sealed. */
    id_token: string;
    /** `Firefox on Windows` */
    browser: string;
    started_at: Moment;
    seen_at: Moment;
    ends_at: Moment;
    /** When the password was asked for, on purpose; null where the provider knew the reader already. */
    proved_at: MomentOrNull;
  };
  'readers.follows': {
    account_id: string;
    kind: FollowKind;
    id: string;
    title: string;
    created_at: Moment;
  };
  'readers.saved': {
    account_id: string;
    /** Of the story in the content API; a place is one too. */
    story_id: string;
    path: string;
    title: string;
    kind: SavedKind;
    created_at: Moment;
  };
  'readers.reads': {
    account_id: string;
    /** `2026-11` */
    month: string;
    /** Of a story that was counted (`services/access/readMeter.ts`). */
    mark: string;
  };
  'readers.subscriptions': {
    /** By which the subscriber calls name who it is of (`auth0Id`). */
    account_id: string;
    /** In lower case. */
    email: string;
    product_code: string;
    permissions: Json<string[]>;
    has_ads_free_reading: boolean;
    starts_at: Moment;
    ends_at: MomentOrNull;
    /** Of what was sold on this site; null: it was known before. */
    source: string | null;
    /** Whose account it was bought with; null where it was not bought here. */
    reader_id: string | null;
  };
}

export type Database = Kysely<Tables>;
