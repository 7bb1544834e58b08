import type { Pool } from 'pg';

import type { ProviderSettings } from '../../oidc-client/IdentityProvider';
import type { Html } from '../../plain-pages/html';
import type { PlainPages } from '../../plain-pages/PlainPages';

/** Someone who has subscribed before the site knew of it. */
export interface KnownSubscriber {
  email: string;
  productCode: string;
  permissions: readonly string[];
  hasAdsFreeReading: boolean;
}

/** What a form about a subscription came to: a notice by its name, why not, or where it leads. */
type DeskOutcome = { done: string } | { problem: string } | { leads: string };

interface Subscribing {
  /** Of the account. */
  id: string;
  isSubscribed: boolean;
  /** What forms carry as `csrf`. */
  token: string;
}

/** What a reader pays for, by whoever sells it. */
export interface SubscriptionDesk {
  /** Origins to which its forms lead. */
  origins: readonly string[];
  /** The page of the account, without its frame. */
  page: (reader: Subscribing) => Promise<Html>;
  /** The page of a change before it is made; null: there is nothing to change. */
  changePage: (reader: Subscribing, query: Record<string, unknown>) => Promise<Html | null>;
  /** Does what a form of those pages asks. */
  apply: (reader: Subscribing, fields: Record<string, unknown>) => Promise<DeskOutcome>;
  everythingOf: (accountId: string) => Promise<object[]>;
  /** Letters about it go to another address of the account. */
  move: (accountId: string, email: string) => Promise<void>;
  /** Ends what is paid for, and forgets it. */
  forget: (accountId: string) => Promise<void>;
}

/** Something that a reader gets by mail or not. */
export interface Preference {
  id: string;
  kind: 'newsletter' | 'consent';
  title: string;
  description: string;
  isOn: boolean;
}

type Owner = { email: string };

/** The newsletters of a reader, kept by whoever sends them. */
export interface NewsletterPreferences {
  read: (reader: Owner) => Promise<Preference[]>;
  /** Turns on those that are named and off the others. */
  save: (reader: Owner, ids: readonly string[]) => Promise<void>;
  /** What a reader gets comes to their new address from now on. */
  move: (from: string, to: string) => Promise<void>;
  everythingOf: (reader: Owner) => Promise<object>;
  forget: (reader: Owner) => Promise<void>;
}

/** A story that a reader gave away. */
export interface Gift {
  story: { path: string; title: string };
  madeAt: Date;
  endsAt: Date;
  /** In how many browsers it was opened. */
  opened: number;
  /** Null once it opens no more. */
  link: string | null;
}

export interface GiftLedger {
  giftsOf: (accountId: string) => Promise<Gift[]>;
  forget: (accountId: string) => Promise<void>;
}

/** The account where it signs in. */
export interface IdentityAccounts {
  /** Where a password, a passkey or the address is changed. */
  links: readonly { url: string; label: string }[];
  /** Deletes it, by what the provider calls it. */
  forget: (subject: string) => Promise<void>;
}

export interface ReadersOptions {
  /** The database; stays the caller's to close. */
  pool: Pool;
  website: string;
  /** Public origin of the site, known once it listens. */
  origin: () => string;
  /** Secrets of the deployment: the first signs and seals, the others are still taken. */
  secrets: readonly [string, ...string[]];
  /** Who signs readers in. */
  provider: () => ProviderSettings;
  /** Base of the subscriber calls; they are asked with `token`. */
  subscribersBase: () => string;
  /** Bearer token of the deployment; several by comma, of which the first is sent. */
  token: string;
  /** Base of the content API, which knows the newest stories. */
  contentBase: () => string;
  /** Domains of the company, in lower case (platform §5). */
  companyDomains: readonly string[];
  /** In the look of the site. */
  pages: PlainPages;
  /** IANA name of the zone in which dates are told. */
  timeZone: string;
  /** Without them there is no such page. */
  newsletters?: NewsletterPreferences;
  gifts?: GiftLedger;
  /** Without it nothing is sold here, and there is no such page. */
  desk?: SubscriptionDesk;
  /** Without it the provider is not ours: there the account is kept. */
  identity?: IdentityAccounts;
  /** Those whom the subscriptions know at once. */
  subscribers?: readonly KnownSubscriber[];
  /** Name of the header in which a CDN tells the reader's address; without one, the connection's counts. */
  clientHeader?: string;
  log: {
    warn: (about: object, words: string) => void;
    error: (about: object, words: string) => void;
  };
  /** ms since 1970. */
  now?: () => number;
}
