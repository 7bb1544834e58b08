import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Readers } from '../Readers';
import { ownPath } from '../rules/ownPath';
import { signInPath } from '../rules/paths';
import { parseId, parseKey, parseSaved, parseThing } from '../rules/parseThing';
import { follow, unfollow } from '../store/follows';
import { removeSaved, save } from '../store/saved';
import { fieldsOf, readerIn, requireOurPage, type ReaderHooks } from './answers';

type Fields = Record<string, unknown>;

/**
 * `POST /readers/follow`, `/readers/save`: the same without script, from the buttons of cached pages; `on=0` undoes
 * it. They lead back to where the button is; who is signed out signs in first.
 */
export function formRoutes(app: FastifyInstance, readers: Readers, { orLead }: ReaderHooks): void {
  const { db, now } = readers;
  const change = {
    follow: (accountId: string, fields: Fields) =>
      fields['on'] === '0'
        ? unfollow(db, accountId, parseKey(fields))
        : follow(db, accountId, parseThing(fields), now()),
    save: (accountId: string, fields: Fields) =>
      fields['on'] === '0'
        ? removeSaved(db, accountId, parseId(fields['id']))
        : save(db, accountId, parseSaved(fields), now()),
  };
  const onRequest = [
    async (request: FastifyRequest) => requireOurPage(request),
    orLead((request) => signInPath(wayBack(request))),
  ];
  for (const what of ['follow', 'save'] as const)
    app.post<{ Body: unknown }>(`/readers/${what}`, { onRequest }, async (request, reply) => {
      await change[what](readerIn(request).id, fieldsOf(request.body));
      return reply.redirect(wayBack(request), 303);
    });
}

/** The page of ours that the form stood on, as the browser names it; else the front page. */
function wayBack({ headers: { referer, host } }: FastifyRequest): string {
  const from = referer && URL.canParse(referer) ? new URL(referer) : null;
  const path = from && from.host === host ? ownPath(from.pathname + from.search) : null;
  return path ?? '/';
}
