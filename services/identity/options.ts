import type { Pool } from 'pg';

import type { PlainPages } from '../../plain-pages/PlainPages';
import type { Mailer } from '../mail/Mailer';

/** An application that people sign in to through us. */
export interface IdentityClient {
  id: string;
  /** As in "Sign in to …": `the page editor`; null: the site itself. */
  name: string | null;
  /** Staff has accounts by invitation; a reader may make one, and sign in by other ways than a password. */
  people: 'staff' | 'readers';
  secret: string;
  /** Addresses that it may ask to be sent back to, exactly; `origin` is that of the issuer. */
  redirectUris: (origin: string) => string[];
  /** Addresses it may ask for after signing out, exactly. */
  signedOutUris: (origin: string) => string[];
  /** Where signing in begins again, for who was too slow. */
  startUrl: (origin: string) => string;
}

/** "Continue with Google", for readers. */
export interface GoogleOptions {
  /** `https://accounts.google.com`, or another OpenID Connect provider. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What stands above its button, and on it. */
  texts: { headline: string; body: string; button: string };
}

/** A reader as whom anybody may sign in with one click, on a machine that shows the site. */
export interface DemoReader {
  /** What it shows: `Subscribed`. */
  label: string;
  email: string;
  name: string;
}

export interface IdentityServiceOptions {
  /** The database; stays the caller's to close. */
  pool: Pool;
  /** Staff token, with which accounts are made and keys rotated. */
  token: string;
  /** Secrets of the deployment: the first encrypts and signs, the others still open what they did. */
  secrets: readonly string[];
  /** Our public address, for example `https://www.broadsheet.example/gateway/identity`, once it is known. */
  issuer: () => string;
  clients: readonly IdentityClient[];
  /** In the look of the site. */
  pages: PlainPages;
  /** Sends links; in a transaction of ours, so that no link is mailed that is not good. */
  mailer: Pick<Mailer, 'post'>;
  google?: GoogleOptions;
  /**
   * Told of an account that is signed out everywhere, since its password was changed or it was disabled: a site
   * with sessions of its own ends them.
   */
  onSignedOut?: (accountId: string) => Promise<void>;
  /** Told of who has another name or email now: a site that keeps them takes them over. */
  onChanged?: (account: { id: string; name: string; email: string }) => Promise<void>;
  /** In development only. */
  demoReaders?: readonly DemoReader[];
  /** Name of the header in which a CDN tells the client's address; without one, the connection's counts. */
  clientHeader?: string;
}
