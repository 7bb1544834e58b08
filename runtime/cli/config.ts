import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { PlainPages } from '../../plain-pages/PlainPages';
import type { ContentChange } from '../content/ContentChange';
import type { ListingKind } from '../editor/server/listings/ListingKind';
import type { Mailing } from '../editor/server/newsletters/Mailing';
import type { AccessGate } from '../server/access';
import type { PageDocument } from '../document/document';

/** What the mounted services get: a database, a folder, secrets, and their own address. */
export interface ServicesContext {
  pool: pg.Pool;
  dataDir: string;
  secrets: Secrets;
  website: string;
  /** Absolute base of the mounted services, known once the site listens. */
  base: () => string;
  /**
   * Tells all nodes, when the transaction commits, that documents of the content API were changed; null:
   * any of them may have been.
   */
  contentChanged: (change: ContentChange | null, transaction: Kysely<unknown>) => Promise<void>;
}

/** All but the password may be several by comma: the first is in use, the others are still taken. */
export interface Secrets {
  /** Bearer token of the content API. */
  accessToken: string;
  /** Key of the resizer's signatures. */
  resizerSecret: string;
  /** What the identity service encrypts and signs with. */
  identitySecret: string;
  /** With which the page editor names itself to the identity service. */
  editorClientSecret: string;
  /** Of the editor that a demo edition has. */
  demoPassword: string;
}

/** Several keys of a secret, of which the first is in use. */
export const keysOf = (keys: string): readonly [string, ...string[]] => {
  const [first = '', ...others] = keys.split(',');
  return [first, ...others];
};

/** The one of several keys that is in use. */
export const firstKey = (keys: string): string => keysOf(keys)[0];

/** Accounts at the identity service that the site mounts, kept in its database. */
export interface Accounts {
  has: (email: string) => Promise<boolean>;
  /**
   * Makes an account, or gives one a new password.
   * @throws Error with words for who chose the password
   */
  save: (account: { email: string; name: string; password: string }) => Promise<void>;
  /** Those of the emails that have none. */
  lacking: (emails: readonly string[]) => Promise<string[]>;
  /**
   * The address, below the service's, at which someone chooses their password, once; null for who has an
   * account.
   */
  invite: (person: {
    email: string;
    name: string;
  }) => Promise<{ path: string; expiresAt: Date } | null>;
}

/** The editors' application. */
export interface EditorConfig {
  /** Those that are not made of blocks: sign-in, messages. */
  pages: PlainPages;
  /** IANA name of the zone that times are planned in, unless an editor chooses another. */
  timeZone: string;
  /** Our own provider, in use where the environment names none. */
  identity: {
    /** Below the mounted services: `/identity`. */
    path: string;
    clientId: string;
    accounts: (pool: pg.Pool) => Promise<Accounts>;
  };
  /** Who sends editions of newsletters, asked when the site listens. Without it the editor has no such screen. */
  mailing?: () => Mailing;
  /** Stories that are fields and no prose, edited as forms. Without any the editor has no such screen. */
  listings?: readonly ListingKind[];
}

/** What a first edition needs to fill the services. */
export interface SeedContext {
  /** Absolute base of the services. */
  base: string;
  token: string;
  clock: Date;
  onProgress: (line: string) => void;
}

/** A page or template to publish, with what it answers. */
export interface SeedPage {
  document: PageDocument;
  /** Address of a page. */
  url?: string;
  /** What a template answers: patterns, and the source of its global content. */
  resolver?: {
    patterns: string[];
    /** The lowest is asked first. */
    priority: number;
    source: string | null;
    params: Record<string, unknown>;
  };
}

export interface SeedRedirect {
  from: string;
  to: string;
  status: 301 | 302 | 307 | 308;
}

/** What an empty site is filled with, so that there is something to look at. */
export interface FirstEdition {
  /** Loads content into the services; once more, it brings that up to date. */
  load: (context: SeedContext) => Promise<void>;
  pages: () => SeedPage[];
  redirects: () => SeedRedirect[];
  /** Who may try the editor on one's own machine. */
  editor: { email: string; name: string };
}

export interface FileReport {
  file: string;
  id: string | null;
  status: 'accepted' | 'rejected' | 'deviating';
  errors: DocumentFault[];
  document?: Record<string, unknown>;
  /** bytes of all files that are read so far. */
  read: number;
}

/** What is wrong with a document: `path` is the first of `count` places. */
export interface DocumentFault {
  path: string;
  message: string;
  count?: number;
}

/** Files of documents that are being read, one document at a time. */
export interface AnsReading {
  /** bytes of all files. */
  bytes: number;
  /** Another one where any of the files is another. */
  mark: string;
  /** @param after how many documents were read before, and are passed over */
  reports: (after: number) => AsyncIterable<FileReport>;
}

/** What to keep of a statistics provider's answers, and for how long. */
export interface StatsToRecord {
  folder: string;
  /** Leave out for all. */
  sport?: string;
  league?: string;
  /** Ids of games; none: those that are on or begin soon. */
  events: readonly number[];
  /** ms between two questions for a game */
  every: number;
  isUntilFinal: boolean;
  report: (line: string) => void;
  signal: AbortSignal;
}

/** What `broadsheet stats` does. */
export interface StatsRecorder {
  /** @returns how many answers were kept. @throws Error in words: no provider, no such league */
  record: (wanted: StatsToRecord) => Promise<number>;
  /**
   * The site with the games of a recording: they stand at its first answer until `begin`, and then last so
   * many seconds.
   * @throws Error in words when there is no recording in the folder
   */
  replay: (
    folder: string,
    speed: number,
  ) => Promise<{ site: SiteConfig; answers: number; seconds: number; begin: () => void }>;
}

/** How a publisher composes the engine, a pack and services. */
export interface SiteConfig {
  /** Folder of the pack. */
  root: string;
  website: string;
  /** Environment variables that the pack may read on the server (`fusion:environment`). */
  variables?: readonly string[];
  /**
   * Variables that name the base of a service, for the pack's sources: as the environment sets them,
   * else the base of the mounted services.
   */
  serviceBases?: readonly string[];
  /**
   * Origins besides our own from which pages may load scripts, frames, styles and data, once a reader
   * asked for what they serve.
   */
  trustedOrigins?: () => string[];
  /** Scripts that the pack writes into its heads; the content security policy allows them. */
  inlineScripts?: readonly string[];
  /**
   * Back ends, below `/gateway`, and what they show elsewhere (`/account/…`); leave out to use hosted ones
   * (CONTENT_BASE).
   */
  services?: (context: ServicesContext) => FastifyPluginAsync;
  /** Who may read what; without one, anybody may read all. */
  access?: AccessGate | undefined;
  editor: EditorConfig;
  /** Without one a site begins empty, and nobody may edit it but who is added by `broadsheet staff add`. */
  firstEdition?: FirstEdition;
  stats: StatsRecorder;
  /** Reads and validates ANS files without storing them. */
  readAnsFiles: (path: string, options: { tolerant: boolean }) => Promise<AnsReading>;
}
