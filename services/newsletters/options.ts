import type { IncomingHttpHeaders } from 'node:http';
import type { Pool } from 'pg';
import type { PlainPages } from '../../plain-pages/PlainPages';
import type { Mailer } from '../mail/Mailer';
import type { CaptchaSettings } from './captcha/CaptchaSettings';
import type { SendingResults } from './editions/SendingResults';

/** A newsletter as the service needs it; the pack's catalogue has more of each. */
export interface CatalogueEntry {
  id: string;
  title: string;
  description: string;
  /** By which the preference centre names it (platform §7: `referenceIds`). */
  preferenceId: string;
  /** Of the mailing list (platform §7: `lists`). */
  listName: string;
  /** Of its issues, in words. */
  frequency: string;
}

/** What a reader may agree to besides newsletters (platform §9). */
export interface Consent {
  /** `Marketing_Communications`, `E-Edition`. */
  name: string;
  title: string;
  description: string;
}

/** Who is signed in: their address is proved. */
export interface SignedInReader {
  id: string;
  email: string;
  /** What their pages send as `x-csrf-token` with what they change. */
  token: string;
}

export type ReaderOf = (headers: IncomingHttpHeaders) => Promise<SignedInReader | null>;

/** What readers may choose from. */
export interface Catalogue {
  newsletters: readonly CatalogueEntry[];
  consents: readonly Consent[];
}

export interface NewsletterServiceOptions extends Catalogue {
  /** The database; stays the caller's to close. */
  pool: Pool;
  website: string;
  /** Codes of where a sign-up comes from (platform §9), by their names; forms name them. */
  sources: Readonly<Record<string, string>>;
  /** ZIP codes by tier (platform §9). */
  zipTiers: Readonly<Record<string, readonly string[]>>;
  /** Of the pages that readers without script get, and of letters. */
  pages: PlainPages;
  mailer: Pick<Mailer, 'post' | 'waiting'>;
  /** Origin of the site, for links in mails. */
  origin: () => string;
  /** Where readers manage what they get. */
  accountPath: string;
  /** The first signs links and keys, all are taken. */
  secrets: readonly string[];
  /** Bearer token of the deployment; several by comma. */
  token: string;
  /** What becomes of mails; the mailer tells it, too. */
  results: SendingResults;
  /** Without one nobody is signed in. */
  readerOf?: ReaderOf;
  /** Null: forms have a field for machines instead. */
  captcha?: CaptchaSettings | null;
  /** Name of the header in which a CDN tells the reader's address; without one, the connection's counts. */
  clientHeader?: string;
  /** ms since 1970. */
  now?: () => number;
}
