import type { ColumnType, Generated, Kysely } from 'kysely';

/** A column of time, which is written as a moment (ISO 8601 or Date) and read as a Date. */
type Moment = ColumnType<Date, Date, Date>;
type MomentOrNull = ColumnType<Date | null, Date | null, Date | null>;

interface Tables {
  'identity.accounts': {
    id: string;
    /** As `normalizeEmail` gives it: one account for each. */
    email: string;
    name: string;
    /** What `hashPassword` gives. */
    password: string;
    state: AccountState;
    created_at: Moment;
    changed_at: Moment;
  };
  /** What the provider keeps: sessions, sign-ins under way, grants, codes, tokens. */
  'identity.records': {
    model: string;
    /** Digest of the id, so that who reads the table holds no token. */
    id: string;
    /** JSON; text, as it may hold U+0000. */
    payload: string;
    account_id: string | null;
    grant_id: string | null;
    uid: string | null;
    consumed_at: MomentOrNull;
    expires_at: MomentOrNull;
  };
  /** Failed tries to sign in, by digest of the email that was tried, known or not. */
  'identity.tries': {
    email_digest: string;
    failures: number;
    last_at: Moment;
    locked_until: MomentOrNull;
  };
  /** Links with which someone chooses the password of an account that is made then. */
  'identity.invitations': {
    /** One link for each: a new one ends the one before. */
    email: string;
    name: string;
    /** Of the key in the link, so that who reads the table holds none. */
    key_digest: string;
    expires_at: Moment;
  };
  'identity.signing_keys': {
    kid: string;
    /** The private key (JWK), encrypted. */
    sealed: string;
    published_at: Moment;
    /** The key with the latest of these that has come is the one that signs. */
    signs_from: Moment;
  };
  'identity.audit': {
    id: Generated<string>;
    at: Moment;
    event: AuditEvent;
    account_id: string | null;
    /** Address of the client; null where there is none. */
    address: string | null;
  };
}

export type AccountState = 'active' | 'disabled';

export type AuditEvent =
  | 'account-created'
  | 'account-disabled'
  | 'account-enabled'
  | 'invited'
  | 'key-rotated'
  | 'lock'
  | 'password-changed'
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-out';

export type Database = Kysely<Tables>;
