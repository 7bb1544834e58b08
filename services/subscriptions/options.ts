import type { IncomingHttpHeaders } from 'node:http';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';

import type { PlainPages } from '../../plain-pages/PlainPages';
import type { MailMessage } from '../mail/MailMessage';
import type { PaymentProvider } from './payments/PaymentProvider';
import type { Plan } from './Plan';

type Transaction = Pick<Kysely<unknown>, 'getExecutor'>;

/** What the service has to know of who asks. */
export interface PayingReader {
  /** Of the account. */
  id: string;
  /** Proved; null where it isn't: nobody can be sent a receipt there. */
  email: string | null;
  /** Whether a subscription of theirs is in force, ours or another. */
  isSubscribed: boolean;
  hasEEdition: boolean;
  /** What forms of this session bring along as `csrf`. */
  token: string;
}

/** What a subscription lets a reader do, and for how long. */
export interface Grant {
  /** Of the subscription: a later one takes the place of what was granted before. */
  source: string;
  account: string;
  email: string;
  productCode: string;
  permissions: readonly string[];
  hasAdsFreeReading: boolean;
  startsAt: Date;
  endsAt: Date;
}

/** By which readers reach us. */
export interface Contact {
  phone: string;
  email: string;
  hours: string;
}

export interface SubscriptionsOptions {
  /** The database; stays the caller's to close. */
  pool: Pool;
  website: string;
  plans: readonly Plan[];
  /** Who is paid; null: nothing is sold here, and pages say how else to subscribe. */
  provider: PaymentProvider | null;
  /** Public origin of the site, known once it listens. */
  origin: () => string;
  pages: PlainPages;
  contact: Contact;
  /** IANA name of the zone in which dates are told. */
  timeZone: string;
  mailer: { post: (message: MailMessage, transaction?: Transaction) => Promise<void> };
  /** Tells whoever keeps what readers may do; in the transaction in which it was paid for. */
  grant: (grant: Grant, transaction: Transaction) => Promise<void>;
  /** ms since 1970. */
  now?: () => number;
}

export interface SubscriptionServiceOptions {
  /** Who a request is from; null for nobody who is signed in. */
  readerOf: (headers: IncomingHttpHeaders) => Promise<PayingReader | null>;
  /** Where one signs in, to come back to a path of ours. */
  signInPath: (to: string) => string;
  /** Where a reader sees to a subscription. */
  accountPath: string;
  /** Where the plans are, and the page for who lacks the e-edition. */
  plansPath: { signedOut: string; signedIn: string };
  upgradePath: string;
  /** Address of the e-edition. */
  eEdition: string;
}
