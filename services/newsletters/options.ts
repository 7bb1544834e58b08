import type { Pool } from 'pg';
import type { PlainPages } from '../../plain-pages/PlainPages';

export interface NewsletterServiceOptions {
  /** The database; stays the caller's to close. */
  pool: Pool;
  website: string;
  /** The catalogue: what one can sign up for. */
  newsletters: readonly { id: string; title: string }[];
  /** Of the pages that readers without script get. */
  pages: PlainPages;
  /** Name of the header in which a CDN tells the reader's address; without one, the connection's counts. */
  clientHeader?: string;
  /** ms since 1970. */
  now?: () => number;
}
