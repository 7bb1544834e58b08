import type { Holding } from './holdingOf';

/** What an upstream said, with the status the page should have (404, 301, 503 ...). */
export class ContentError extends Error {
  constructor(
    readonly source: string,
    readonly statusCode: number,
    message: string,
    readonly location?: string,
    options?: ErrorOptions,
  ) {
    super(`${source}: ${message}`, options);
    this.name = 'ContentError';
  }
}

/** `text`, `number`, `boolean`, `site`; packs of other engines have more. */
export type ParamType = string;

export interface CachedCallOptions {
  query?: Record<string, unknown>;
  /** s. */
  ttl?: number;
  /** An independent entry outlives the answer that it was made for. */
  independent?: boolean;
}

export interface FetchTools {
  cachedCall: <T>(
    name: string,
    call: (query: Record<string, unknown>) => Promise<T> | T,
    options?: CachedCallOptions,
  ) => Promise<T>;
  /** Says how long this answer holds (s), where the upstream knows better than `ttl`; the least counts. */
  keepFor: (seconds: number) => void;
  /** Ends when the source's time-out does. */
  signal: AbortSignal;
}

/** A parameter as a source may describe it for those who fill it in. */
export interface SourceParam {
  name: string;
  type: ParamType;
  displayName?: string;
  default?: unknown;
  /** Whether it gives nothing without. */
  required?: boolean;
  /** Name of the choices source that knows its values by name (see `CHOICES_SCHEMA`). */
  choices?: string;
}

/** What a source says of content that not everybody may read in full (decision 0037). */
export interface ContentGuard {
  /** The newsroom's access code of an answer; empty where it says none. */
  codeOf: (answer: unknown) => string;
  /** The answer as whoever may not read it gets it, and by which rule. */
  preview: (answer: unknown, rule: ClosedRule) => unknown;
}

/**
 * Who may read content in full: everybody; everybody a few times and then who has an account, or who subscribes;
 * who subscribes.
 */
export type AccessRule = 'free' | 'account' | 'metered' | 'subscribers';

/** A rule by which somebody may not read. */
export type ClosedRule = Exclude<AccessRule, 'free'>;

/** A content source as a pack exports it (FUSION: sources). */
export interface ContentSource {
  params?: Record<string, ParamType> | SourceParam[];
  /** What editors call it; its name without. */
  label?: string;
  /** What its content is, for fields that take that only; `choices` gives what editors choose from. */
  schemaName?: string;
  /** s; default 300. */
  ttl?: number;
  /** Whether the browser may ask for it; default true. */
  http?: boolean;
  resolve?: (query: Record<string, unknown>) => string;
  fetch?: (query: Record<string, unknown>, tools: FetchTools) => unknown;
  transform?: (data: unknown, query: Record<string, unknown>) => unknown;
  filter?: string;
  /** ms; default 5000. */
  timeout?: number;
  /** Whether an expired answer may be served when the upstream fails; default true. */
  serveStaleCache?: boolean;
  /**
   * Whether its answers may be others after a document of the content API was changed; default true.
   * Those of other upstreams (scores, sheets) are spared the questions if they say no.
   */
  followsContent?: boolean;
  /** Of content that not everybody may read in full: blocks and browsers get a preview of it. */
  guard?: ContentGuard;
}

/** One answer, kept as the JSON text it travels as. */
export interface ContentEntry {
  json: string;
  /** Same data, same version: what fragments are keyed by. */
  version: string;
  /** Which documents it is made of; absent where no change of documents can concern it. */
  holding?: Holding;
  /** ms since 1970 until which it is fresh. */
  expires: number;
  /** ms since 1970 at which it was fetched. */
  fetched: number;
  /** Whether a document was changed since: it serves only while its upstream fails. */
  isOutdated?: boolean;
}
