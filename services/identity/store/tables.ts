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
    /** What `hashPassword` gives; null for who signs in by other ways. */
    password: string | null;
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
  /** Links that prove that somebody reads the mail of an address, each good once. */
  'identity.links': {
    /** Of the key in the link, so that who reads the table holds none. */
    key_digest: string;
    purpose: LinkPurpose;
    /** The address that is proved; as `normalizeEmail` gives it. */
    email: string;
    /** Of who is invited. */
    name: string | null;
    /** Whose it is; null while there is no account. */
    account_id: string | null;
    /** The client from which it was asked for. */
    client_id: string | null;
    /** Where on the site the way goes on: a path. */
    return_to: string | null;
    expires_at: Moment;
  };
  /** Accounts at providers elsewhere with which someone signs in to one here. */
  'identity.outside_accounts': {
    issuer: string;
    subject: string;
    account_id: string;
  };
  'identity.passkeys': {
    /** The credential's, base64url. */
    id: string;
    account_id: string;
    /** What its owner calls it. */
    name: string;
    /** COSE, base64url. */
    public_key: string;
    /** Of signatures, as the key said last; a bigint. */
    counter: ColumnType<string, number, number>;
    /** How browsers reach it, by comma. */
    transports: string;
    created_at: Moment;
    used_at: MomentOrNull;
  };
  /** Challenges that a passkey has answered, so that no answer is good twice; forms that a second click may send again. */
  'identity.used_challenges': {
    digest: string;
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

/** What a link is good for; `proof` is that of who just proved who they are, and holds for the next sign-in. */
export type LinkPurpose = 'invitation' | 'register' | 'reset' | 'sign-in' | 'new-email' | 'proof';

export type AuditEvent =
  | 'account-created'
  | 'account-deleted'
  | 'account-disabled'
  | 'account-enabled'
  | 'email-changed'
  | 'invited'
  | 'key-rotated'
  | 'link-sent'
  | 'lock'
  | 'outside-linked'
  | 'passkey-added'
  | 'passkey-removed'
  | 'password-changed'
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-out'
  | 'sign-out-everywhere';

export type Database = Kysely<Tables>;
