import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../store/database';
import type { Store } from '../store/openStore';
import { editorApi } from './api/editorApi';
import { apiRoutes } from './api/routes';
import { LiveHub } from './live/LiveHub';
import { liveRoutes } from './live/liveRoutes';
import { homePage } from './homePage';
import { sessionOf } from './session/authenticate';
import type { IdentityProvider } from './session/IdentityProvider';
import { messagePage, noSuchPage } from './session/messages';
import { EDITOR_HEADERS, pagePolicy, type SiteLook } from './session/page';
import { EDITOR_PATH } from './session/pathInEditor';
import { signInRoutes } from './session/signIn';

export interface EditorOptions {
  database: Database;
  store: Store;
  website: string;
  look: SiteLook;
  provider: IdentityProvider;
  /** Public origin of the site, known once it listens. */
  origin: () => string;
}

/** Everything below `/pf/editor`: the API, signing in and out, and the application's first page. */
export function editor(options: EditorOptions): FastifyPluginAsync {
  const { database, store, website, look, provider } = options;
  return async (app) => {
    const live = await LiveHub.open(database, {
      onError: (error) => app.log.warn({ err: error }, 'Editors may miss what others do'),
    });
    app.addHook('onClose', () => live.close());
    // The site's own headers are set before these.
    app.addHook('onSend', async (_request, reply) => {
      reply.headers(EDITOR_HEADERS);
      if (!reply.hasHeader('content-security-policy'))
        reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    });
    await app.register(
      editorApi({
        store,
        website,
        routes: apiRoutes,
        streams: (scope) => liveRoutes(scope, { store, website, live }),
      }),
    );
    await app.register(async (scope) => signInRoutes(scope, options));

    const send = (reply: FastifyReply, status: number, body: string) =>
      reply
        .code(status)
        .header('content-security-policy', pagePolicy([provider.origin]))
        .type('text/html; charset=utf-8')
        .send(body);
    const sessionOrSignIn = async (request: FastifyRequest, reply: FastifyReply) => {
      const session = await sessionOf(store, request.headers);
      if (session === null)
        await reply.redirect(`${EDITOR_PATH}/sign-in?to=${encodeURIComponent(request.url)}`, 303);
      return session;
    };
    app.get(EDITOR_PATH, async (request, reply) => {
      const session = await sessionOrSignIn(request, reply);
      return session ? send(reply, 200, homePage(look, session, website)) : reply;
    });
    app.get(`${EDITOR_PATH}/*`, async (request, reply) => {
      const session = await sessionOrSignIn(request, reply);
      return session ? send(reply, noSuchPage.status, messagePage(look, noSuchPage)) : reply;
    });
  };
}
