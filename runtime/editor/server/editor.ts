import type { EditorOptions } from './EditorOptions';
import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Handlers } from './api/handlers/Handlers';
import { editorApi } from './api/editorApi';
import { storeHandlers } from './api/handlers';
import { collectionHandlers } from './api/handlers/collections';
import { listingHandlers } from './api/handlers/listings';
import { invitationHandlers } from './api/handlers/invitations';
import { packHandlers } from './api/handlers/pack';
import { appPage, appPolicy } from './appPage';
import { appRoutes } from './appRoutes';
import { contentHandlers } from './content/contentHandlers';
import { checklistHandlers } from './checklist/checklistHandlers';
import { mailRoute } from './newsletters/mailRoute';
import { newsletterHandlers } from './newsletters/newsletterHandlers';
import { newestAddresses } from './preview/newestAddresses';
import { LiveHub } from './live/LiveHub';
import { liveRoutes } from './live/liveRoutes';
import { presenceHandlers } from './live/presenceHandlers';
import { previewHandlers } from './preview/previewHandlers';
import { PreviewRenderer } from './preview/PreviewRenderer';
import { previewRoutes } from './preview/previewRoutes';
import { foldersWith } from './rights/rights';
import { sessionOf } from './session/authenticate';
import { EDITOR_HEADERS } from './session/editorHeaders';
import { noSuchPage, notStaff } from './session/messages';
import { APP_FILES, EDITOR_PATH, SCREEN_LIST, type SitePart } from '../contract/screens';
import { signInRoutes } from './session/signIn';

/** Everything below `/pf/editor`: the API, signing in and out, previews, the application. */
export function editor(options: EditorOptions): FastifyPluginAsync {
  const { database, store, website } = options;
  const keyOf = (secret: string) =>
    createHmac('sha256', secret).update('editor preview').digest('base64url');
  const key = keyOf(options.secrets[0]);
  const renderer = new PreviewRenderer({
    renderer: options.renderer,
    website,
    frameScript: `${APP_FILES}/frame.js`,
  });
  return async (app) => {
    const live = await LiveHub.open({
      database,
      store,
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
        origin: options.origin,
        handlers: handlersOf(app, options, { renderer, key, live }),
        streams: (scope) => {
          liveRoutes(scope, { store, website, live });
          if (options.mailing) mailRoute(scope, options.mailing);
        },
      }),
    );
    await app.register(async (scope) => signInRoutes(scope, options));
    await app.register(
      previewRoutes({ store, website, keys: options.secrets.map(keyOf), renderer }),
    );
    await app.register(appRoutes(options.appDir));
    appScreens(app, options);
  };
}

interface HandlerParts {
  renderer: PreviewRenderer;
  /** Key under which tokens of previews are signed. */
  key: string;
  live: LiveHub;
}

/** What does all calls of the API. */
function handlersOf(
  app: FastifyInstance,
  options: EditorOptions,
  { renderer, key, live }: HandlerParts,
): Handlers {
  const { contentService } = options;
  const findAddresses = () => newestAddresses(contentService);
  return {
    ...storeHandlers,
    ...invitationHandlers(options),
    ...packHandlers({ pack: () => options.renderer().pack, contentService }),
    ...collectionHandlers(contentService),
    ...listingHandlers(contentService, options.listings),
    ...previewHandlers({
      renderer,
      key,
      findAddresses,
      onError: (error) => app.log.warn({ err: error }, 'A draft could not be read again'),
    }),
    ...checklistHandlers({ ...options, findAddresses }),
    ...contentHandlers({ content: () => options.renderer().content }),
    ...presenceHandlers(live),
    ...newsletterHandlers(options.mailing),
  };
}

/** The application's page at each of its addresses, for the staff; others are led to where they sign in. */
function appScreens(app: FastifyInstance, options: EditorOptions): void {
  const { store, website, pages, timeZone, provider, mailing, listings } = options;
  const parts: SitePart[] = [
    ...(listings.length > 0 ? ['listings' as const] : []),
    ...(mailing ? ['mailing' as const] : []),
  ];
  const send = (reply: FastifyReply, status: number, policy: string, body: string) =>
    reply
      .code(status)
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(body);
  const sessionOrSignIn = async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await sessionOf(store, request.headers);
    if (session === null)
      await reply.redirect(`${EDITOR_PATH}/sign-in?to=${encodeURIComponent(request.url)}`, 303);
    return session;
  };
  const sendApp = async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await sessionOrSignIn(request, reply);
    if (!session) return reply;
    const { email, grants } = session.member;
    if (foldersWith(grants, 'read', website).length === 0)
      return send(reply, 403, pages.policy(), pages.message(notStaff(email, null)));
    const page = appPage(pages.look, session, { website, timeZone, parts });
    return send(reply, 200, appPolicy([provider.origin]), page);
  };
  for (const [, { path, needs }] of SCREEN_LIST)
    if (!needs || parts.includes(needs)) app.get(EDITOR_PATH + path, sendApp);
  app.get(`${EDITOR_PATH}/*`, async (request, reply) => {
    const session = await sessionOrSignIn(request, reply);
    if (!session) return reply;
    return send(
      reply,
      noSuchPage.status,
      pages.policy({ formTargets: [provider.origin] }),
      pages.message(noSuchPage),
    );
  });
}
