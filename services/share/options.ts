import type { IncomingHttpHeaders } from 'node:http';

import type { ContentApi } from '../http/askContent';
import type { Gifts } from './Gifts';

/** What the service has to know of who asks. */
export interface GivingReader {
  /** Of the account, not of a person: it is what the ledger names. */
  id: string;
  /** `Subscribed` may give stories away. */
  state: string;
  /** The token of the session, which a call has to repeat in the header `pmn-cookie`. */
  pmnCookie: string;
}

export interface ShareServiceOptions extends ContentApi {
  gifts: Gifts;
  website: string;
  /** Origins of the site: links that may be given away begin with one of them. */
  origins: () => readonly string[];
  /** Who a request is from; null for nobody who is signed in. */
  readerOf: (headers: IncomingHttpHeaders) => Promise<GivingReader | null>;
  /** Name of the header in which a CDN tells the reader's address; without one, the connection's counts. */
  clientHeader?: string;
  /** ms since 1970. */
  now?: () => number;
}
