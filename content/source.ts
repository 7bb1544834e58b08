type ParamType = 'text' | 'number' | 'boolean';

/** A parameter, as editors fill it in. */
export interface Param {
  name: string;
  type: ParamType;
  displayName: string;
  /** What counts without a value. */
  default?: string | number | boolean;
  /** Whether the source gives nothing without it. */
  required?: boolean;
  /** Name of the choices source that knows its values by name. */
  choices?: string;
}

/**
 * What a content source of this pack exports by default. The runtime calls `fetch`, or asks the
 * path that `resolve` gives below `CONTENT_BASE` with the bearer token, and keeps the result of
 * `transform` for `ttl` seconds. `query` holds the declared params and `arc-site`.
 */
export interface Source {
  params: Record<string, ParamType> | Param[];
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
  /**
   * Whether its answers may be others after a document of the content API was changed; default true.
   */
  followsContent?: boolean;
  resolve?: (query: SourceQuery) => string;
  fetch?: (query: SourceQuery, tools: SourceTools) => Promise<unknown>;
  transform?: (data: unknown, query: SourceQuery) => unknown;
}

export type SourceQuery = Record<string, unknown>;

export interface SourceTools {
  cachedCall: <T>(
    name: string,
    call: (query: SourceQuery) => Promise<T> | T,
    options?: { query?: SourceQuery; ttl?: number; independent?: boolean },
  ) => Promise<T>;
  /** Says how long this answer holds (s), where the upstream knows better than `ttl`; the least counts. */
  keepFor?: (seconds: number) => void;
  signal?: AbortSignal;
}
