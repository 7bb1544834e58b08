import type { Access } from '../../contract/access';
import type { FastifyRequest } from 'fastify';
import type { Store } from '../../../store/openStore';
import { foldersWith, holdsRight } from '../rights/rights';
import { authenticate } from '../session/authenticate';
import { allowDocument } from './allowDocument';
import { Forbidden, type ApiContext, type DocumentContext } from './handlers/Handlers';
import { requireText } from './requireText';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route of the editor's API takes. */
    access?: Access;
  }
}

/**
 * Who calls a route of the API, once it is certain that they may: by the headers and the address alone.
 * @param isUse whether the call keeps the session alive
 * @throws Unauthorized; DocumentInvalid, for what no text can be; Forbidden; NotFound, for a document that is not there
 */
export async function enter(
  request: FastifyRequest,
  { store, website, isUse = true }: { store: Store; website: string; isUse?: boolean },
): Promise<ApiContext | DocumentContext> {
  const actor = await authenticate(store, request, isUse);
  const { params, query, routeOptions } = request;
  requireText({ params, query });
  const context: ApiContext = {
    store,
    website,
    actor,
    now: Date.now(),
    allow(right, folder = '/') {
      if (!holdsRight(actor.grants, right, { website, folder })) throw new Forbidden(right);
    },
  };
  const { access } = routeOptions.config;
  if (!access) throw new Error(`${routeOptions.url} does not say who may call it.`);
  const { right, on } = access;
  if (on === 'site') context.allow(right);
  // Who has no such right anywhere is not even told which documents there are.
  else if (foldersWith(actor.grants, right, website).length === 0) throw new Forbidden(right);
  if (on !== 'document') return context;
  const { id } = params as { id: string };
  return { ...context, document: await allowDocument(context, right, id) };
}
