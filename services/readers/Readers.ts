import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import { readCookie } from '../../oidc-client/cookies';
import { IdentityProvider, OWN_PROVIDER, type SignedIn } from '../../oidc-client/IdentityProvider';
import { PendingSignIns } from '../../oidc-client/PendingSignIns';
import { isSameSecret } from '../../http/isSameSecret';
import { monthOf } from '../access/readMeter';
import { deriveKey } from '../secrets/deriveKey';
import { seal, unseal } from '../secrets/seal';
import { openSchema } from '../store/openSchema';
import { NewestStories } from './notifications/NewestStories';
import type { ReadersOptions } from './options';
import type { Reader } from './Reader';
import { browserInWords } from './rules/browserInWords';
import { PROOF_MS } from './rules/sessionLife';
import { countRead, removeReadsBefore, type StoryRead } from './store/reads';
import { findReader, recognizeReader, renameReader, storeSubscriber } from './store/accounts';
import { migrations } from './store/migrations';
import {
  closeSessionsOf,
  openSession,
  readSession,
  removeEnded,
  type SessionRow,
} from './store/sessions';
import { addSubscribers, followAddress } from './store/subscriptions';
import type { Database } from './store/tables';
import { askSubscriber } from './subscribers/askSubscriber';

/** Name of the cookie with the key of a session. */
export const SESSION_COOKIE = 'broadsheet_session';
/** ms after which a subscriber is looked up again. */
const LOOK_UP_EVERY_MS = 600_000;
/** The permission that makes a subscription a premium one (widgets §9). */
const E_EDITION = 'e-edition';

/** Who the readers of a site are: their sessions, and what is kept of them. */
export class Readers {
  readonly provider: IdentityProvider;
  readonly signIns: PendingSignIns;
  readonly stories: NewestStories;
  readonly now: () => number;
  readonly #keys: readonly string[];

  private constructor(
    readonly db: Database,
    readonly options: ReadersOptions,
  ) {
    this.now = options.now ?? Date.now;
    this.provider = new IdentityProvider(options.provider);
    const key = (secret: string) => deriveKey(secret, 'readers').toString('base64url');
    const [first, ...others] = options.secrets;
    const secrets = [key(first), ...others.map(key)] as const;
    this.#keys = secrets;
    this.signIns = new PendingSignIns({
      prefix: 'broadsheet_reader_sign_in_',
      purpose: 'reader sign-in',
      secrets,
    });
    const [contentToken = ''] = options.token.split(',');
    this.stories = new NewestStories({ ...options, contentToken });
  }

  /** @throws when the tables can't be brought up to date */
  static async open(options: ReadersOptions): Promise<Readers> {
    const db: Database = await openSchema(options.pool, 'readers', migrations);
    const readers = new Readers(db, options);
    await addSubscribers(db, options.subscribers ?? [], readers.now());
    return readers;
  }

  /** Who a request is from; null for nobody who is signed in. */
  readonly readerOf = async (headers: IncomingHttpHeaders): Promise<Reader | null> => {
    const row = await this.#rowOf(headers);
    return row && this.#readerIn(row);
  };

  /** The same; whether they subscribe is asked again where that was some time ago. */
  async freshReaderOf(headers: IncomingHttpHeaders): Promise<Reader | null> {
    const row = await this.#rowOf(headers);
    if (!row) return null;
    if (this.now() - row.looked_up_at.getTime() < LOOK_UP_EVERY_MS) return this.#readerIn(row);
    await this.#lookUp(row);
    return this.readerOf(headers);
  }

  /** Opens a session for who has signed in; whatever key the browser brought along is good no more. */
  async open(
    signedIn: SignedIn,
    { headers, isProved }: { headers: IncomingHttpHeaders; isProved: boolean },
  ): Promise<{ key: string; reader: Reader | null }> {
    const now = this.now();
    const former = await findReader(this.db, signedIn.identity);
    if (former) await this.#move(former, signedIn.identity.email);
    const account = await recognizeReader(this.db, signedIn, now);
    await this.#lookUp(account);
    const [secret] = this.options.secrets;
    const key = await openSession(this.db, {
      accountId: account.id,
      sealToken: (digest) => seal(signedIn.idToken, digest, secret, 'readers'),
      browser: browserInWords(headers['user-agent']),
      formerKey: readCookie(headers.cookie, SESSION_COOKIE),
      isProved,
      now,
    });
    return { key, reader: await this.readerOf({ cookie: `${SESSION_COOKIE}=${key}` }) };
  }

  /** The ID token of a request's session, for signing out at the provider. */
  async idTokenOf(headers: IncomingHttpHeaders): Promise<string | null> {
    const row = await this.#rowOf(headers);
    if (!row) return null;
    const token = unseal(row.id_token, row.key_digest, this.options.secrets, 'readers');
    return token?.toString() ?? null;
  }

  /** Whether a call brings the token of its session. */
  isTokenOf(headers: IncomingHttpHeaders, given: unknown): boolean {
    const key = readCookie(headers.cookie, SESSION_COOKIE);
    if (key === null || typeof given !== 'string') return false;
    return this.#keys.some((secret) => isSameSecret(given, tokenOf(key, secret)));
  }

  /** Whether an account may read a story on a site where a few a month are free; then it is counted. */
  countRead(accountId: string, read: StoryRead): Promise<boolean> {
    return countRead(this.db, accountId, read);
  }

  /** Ends the sessions of whom our own provider has signed out everywhere. @param subject as it names them */
  async signOut(subject: string): Promise<void> {
    await closeSessionsOf(this.db, { issuer: OWN_PROVIDER, subject });
  }

  /**
   * Takes over the name and the email that an account has now at our own provider, in all of its sessions.
   * @param account as the provider names it
   */
  async takeOver(account: { id: string; name: string; email: string }): Promise<void> {
    const known = await findReader(this.db, { issuer: OWN_PROVIDER, subject: account.id });
    if (!known) return;
    await this.#move(known, account.email);
    await renameReader(this.db, known.id, account);
  }

  async tidy(): Promise<void> {
    await removeEnded(this.db, this.now());
    await removeReadsBefore(this.db, monthOf(this.now(), this.options.timeZone));
  }

  async #rowOf({ cookie }: IncomingHttpHeaders): Promise<(SessionRow & { key: string }) | null> {
    const key = readCookie(cookie, SESSION_COOKIE);
    const row = key ? await readSession(this.db, key, this.now()) : null;
    return key && row ? { ...row, key } : null;
  }

  /** What hangs on an address goes along to a new one, before the account has that: what fails is tried again. */
  async #move(
    { id, email: former }: { id: string; email: string | null },
    email: string | null,
  ): Promise<void> {
    if (former === null || email === null || former.toLowerCase() === email.toLowerCase()) return;
    const { newsletters, desk } = this.options;
    await newsletters?.move(former, email);
    await desk?.move(id, email);
    await this.db
      .transaction()
      .execute((transaction) => followAddress(transaction, { id, email, former }));
  }

  async #lookUp({ id, email }: { id: string; email: string | null }): Promise<void> {
    if (email !== null) await followAddress(this.db, { id, email, former: null });
    const info = email === null ? null : await askSubscriber(email, this.options);
    await storeSubscriber(this.db, id, info, this.now());
  }

  #readerIn(row: SessionRow & { key: string }): Reader {
    const { email, permissions, product_code: productCode } = row;
    const now = this.now();
    const isSubscribed = productCode !== null || permissions.length > 0;
    const address = email?.toLowerCase() ?? '';
    return {
      id: row.id,
      auth0Id: row.auth0_id ?? row.subject,
      email,
      name: row.name,
      state: isSubscribed ? 'Subscribed' : 'Logged In',
      hasAdsFreeReading: row.has_ads_free_reading,
      isInternal: this.options.companyDomains.some((domain) => address.includes(domain)),
      isPremium: permissions.includes(E_EDITION),
      productCode,
      permissions,
      token: tokenOf(row.key, this.#keys[0] ?? ''),
      session: {
        id: row.session_id,
        seconds: Math.ceil((row.ends_at.getTime() - now) / 1000),
        isProved: row.proved_at !== null && now - row.proved_at.getTime() < PROOF_MS,
      },
    };
  }
}

/** What only our own pages know of a session: its cookie can't be read by them, and this not be sent by others. */
const tokenOf = (key: string, secret: string): string =>
  createHmac('sha256', secret).update(`reader token ${key}`).digest('base64url');
