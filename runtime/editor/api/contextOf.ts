import type { IncomingHttpHeaders } from 'node:http';
import type { Store } from '../../store/openStore';
import { holdsRight } from '../rights/rights';
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
  const actor = await authenticate(store, request, isUse);
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
