import type { IncomingHttpHeaders } from 'node:http';
import type { Store } from '../../store/openStore';
import { holdsRight } from '../rights/rights';
import type { Actor } from '../session/actor';
import { authenticate } from '../session/authenticate';
import { Forbidden, type ApiContext } from './apiRoute';

/**
 * Who calls the API, and what they may do.
 * @param isUse whether the call keeps the session alive
 * @throws Unauthorized
 */
export async function contextOf(
  request: { method: string; headers: IncomingHttpHeaders },
  { store, website, isUse = true }: { store: Store; website: string; isUse?: boolean },
): Promise<ApiContext> {
  return contextFor(await authenticate(store, request, isUse), { store, website });
}

/** What someone who is known may do. */
export function contextFor(
  actor: Actor,
  { store, website }: { store: Store; website: string },
): ApiContext {
  return {
    store,
    website,
    actor,
    now: Date.now(),
    allow(right, folder = '/') {
      if (!holdsRight(actor.grants, right, { website, folder })) throw new Forbidden(right);
    },
  };
}
