import type { CallName } from '../../../contract/calls';
import type { Contract } from '../../../contract/contract';
import type { Answer, Endpoint, Received } from '../../../contract/endpoint';
import type { Right } from '../../../contract/rights';
import type { DocumentKind } from '../../../../document/document';
import type { Store } from '../../../../store/openStore';
import type { Actor } from '../../session/actor';

/** What every call of the editor's API is handled with. */
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

/** What calls about one document are handled with: whoever calls has the call's right to it. */
export interface DocumentContext extends ApiContext {
  document: KnownDocument;
}

type ContextOf<E extends Endpoint> = E['access']['on'] extends 'document'
  ? DocumentContext
  : ApiContext;

type Handler<E extends Endpoint> = (
  input: Received<E>,
  context: ContextOf<E>,
) => Promise<Answer<E>>;

/** What does the calls of the contract: parts of it are written as `satisfies Partial<Handlers>`. */
export type Handlers = { [N in CallName]: Handler<Contract[N]> };

/** What the actor isn't allowed to do. */
export class Forbidden extends Error {
  override name = 'Forbidden';

  constructor(readonly right: Right) {
    super(`You may not do this: it needs the right "${right}".`);
  }
}
