import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { DocumentKind } from '../../../document/document';
import type { Store } from '../../../store/openStore';
import type { Access } from '../rights/access';
import type { Right } from '../rights/rights';
import type { Actor } from '../session/actor';

/** What every route of the editor's API is given. */
export interface ApiContext {
  store: Store;
  website: string;
  actor: Actor;
  /**
   * Goes on only if the actor may do this there; `folder` is `/` unless said.
   * @throws Forbidden
   */
  allow: (right: Right, folder?: string) => void;
  /** ms since 1970. */
  now: number;
}

/** Where a document is, and what: rights depend on both. */
export interface KnownDocument {
  kind: DocumentKind;
  folder: string;
}

/** What routes about one document are given: whoever calls has the route's right to it. */
export interface DocumentContext extends ApiContext {
  document: KnownDocument;
}

type ContextOf<A extends Access> = A['on'] extends 'document' ? DocumentContext : ApiContext;

type Shape = Record<string, z.ZodType>;
type Parsed<S extends Shape> = { [key in keyof S]: z.output<S[key]> };

/** One call of the API: what it takes, who may, what it does. The description is made of it, too. */
export interface ApiRoute<A extends Access, P extends Shape, Q extends Shape, B extends z.ZodType> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API's address; `:id` names a part. */
  path: string;
  /** What it is for, in a sentence. */
  summary: string;
  access: A;
  params?: P;
  query?: Q;
  body?: B;
  /** Reads a body that is too large to be laid out at once: what it gives is checked as `body`. */
  readBody?: (stream: Readable) => Promise<unknown>;
  /** Whether it can be called over a connection that stays open, too (`callSocket.ts`). */
  hasSocket?: true;
  /** Of the answer when all is well; 200 unless said, 204 without an answer. */
  status?: 201;
  handle: (
    input: { params: Parsed<P>; query: Parsed<Q>; body: z.output<B> },
    context: ContextOf<A>,
  ) => Promise<unknown>;
}

export type AnyApiRoute = ApiRoute<Access, Shape, Shape, z.ZodType>;

/** Ties the types of what a route takes to what its handler gets. */
export function apiRoute<
  const A extends Access,
  P extends Shape = Record<string, never>,
  Q extends Shape = Record<string, never>,
  B extends z.ZodType = z.ZodUndefined,
>(route: ApiRoute<A, P, Q, B>): AnyApiRoute {
  return route as unknown as AnyApiRoute;
}

/** What the actor isn't allowed to do. */
export class Forbidden extends Error {
  override name = 'Forbidden';

  constructor(readonly right: Right) {
    super(`You may not do this: it needs the right "${right}".`);
  }
}
