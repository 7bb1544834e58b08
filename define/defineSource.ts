import { readQuery, type Params, type Query, type QueryInput } from './param';

/** What the engine lends a source that asks for itself. */
export interface SourceTools {
  /** Asks through the cache; what is kept goes with this answer, unless it is independent. */
  cachedCall: <T>(
    name: string,
    call: (query: RawQuery) => Promise<T> | T,
    /** `ttl` in s. */
    options?: { query?: RawQuery; ttl?: number; independent?: boolean },
  ) => Promise<T>;
  /** Says how long this answer holds (s), where the upstream knows better than `ttl`; the least counts. */
  keepFor?: (seconds: number) => void;
  signal?: AbortSignal;
}

type RawQuery = Record<string, unknown>;

/** What a source says of itself as the engine reads it (FUSION: sources). */
interface Statics<A = unknown> {
  /** What editors call it. */
  label?: string;
  /** What it gives, for fields that take that only; `choices` for what editors choose from. */
  schemaName?: string;
  /** s; default 300. */
  ttl?: number;
  /** Whether a browser may ask through the fetch API; default true. */
  http?: boolean;
  /** Whether an expired answer may be served while, or because, no new one is at hand; default true. */
  serveStaleCache?: boolean;
  /** Whether its answers may be others after a document of the content API was changed; default true. */
  followsContent?: boolean;
  /**
   * Of content that not everybody may read in full: its access code (empty: none is said), and what whoever may
   * not read it gets in its place. The engine hands the whole out to pages of readers who may, and to them alone.
   * Of an answer that was filtered only parts are there.
   */
  guard?: {
    codeOf(answer: Partial<A>): string;
    /** @param rule who may read it: who has an account, after a few, or who subscribes */
    preview(answer: Partial<A>, rule: 'account' | 'metered' | 'subscribers'): Partial<A>;
  };
}

/** Gives the path below `CONTENT_BASE`, which the engine asks with the bearer token; and reads the answer. */
interface Resolving<P extends Params, A> {
  resolve: (query: Query<P>) => string;
  transform: (data: unknown, query: Query<P>) => A | Promise<A>;
  fetch?: never;
}

/** Asks for itself. */
interface Fetching<P extends Params, A> {
  fetch: (query: Query<P>, tools: SourceTools) => A | Promise<A>;
  resolve?: never;
  transform?: never;
}

type Definition<P extends Params, A> = Statics<A> & { params: P } & (
    | Resolving<P, A>
    | Fetching<P, A>
  );

/** A content source as the engine takes it. */
export interface Source<P extends Params = Params, A = unknown> extends Statics<A> {
  params: {
    name: string;
    type: string;
    displayName?: string;
    default?: unknown;
    required?: boolean;
    choices?: string;
  }[];
  resolve?: (query: RawQuery) => string;
  fetch?: (query: RawQuery, tools: SourceTools) => Promise<A>;
  transform?: (data: unknown, query: RawQuery) => A | Promise<A>;
  /** For types alone: what `useContent` of this source takes and gives. */
  readonly types?: { query: QueryInput<P>; answer: A };
}

/**
 * A content source, stated once. What asks it gets parameters read by their kinds, with the defaults
 * that editors see, and what it gives is what `useContent` gives:
 * ```ts
 * declare module 'fusion:content' {
 *   interface Sources { 'stories-of-place': typeof source }
 * }
 * ```
 * It throws `SourceError` where it has no answer.
 */
export function defineSource<P extends Params, A>({
  params,
  resolve,
  transform,
  fetch,
  ...statics
}: Definition<P, A>): Source<P, A> {
  return {
    ...statics,
    params: Object.entries(params).map(([name, { type, asked }]) => {
      const { label, default: preset, required, choices } = asked;
      return {
        name,
        type,
        ...(label === undefined ? {} : { displayName: label }),
        ...(preset === undefined ? {} : { default: preset }),
        ...(required === undefined ? {} : { required }),
        ...(choices === undefined ? {} : { choices }),
      };
    }),
    ...(resolve ? { resolve: (query) => resolve(readQuery(params, query)) } : {}),
    ...(fetch ? { fetch: async (query, tools) => fetch(readQuery(params, query), tools) } : {}),
    ...(transform ? { transform: (data, query) => transform(data, readQuery(params, query)) } : {}),
  };
}
