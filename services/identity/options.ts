import type { Pool } from 'pg';

import type { PlainPages } from '../../plain-pages/PlainPages';

/** An application that people sign in to through us. */
export interface IdentityClient {
  id: string;
  /** As in "Sign in to …": `the page editor`. */
  name: string;
  secret: string;
  /** Addresses that it may ask to be sent back to, exactly; `origin` is that of the issuer. */
  redirectUris: (origin: string) => string[];
  /** Addresses it may ask for after signing out, exactly. */
  signedOutUris: (origin: string) => string[];
  /** Where signing in begins again, for who was too slow. */
  startUrl: (origin: string) => string;
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
  /** Name of the header in which a CDN tells the client's address; without one, the connection's counts. */
  clientHeader?: string;
}
