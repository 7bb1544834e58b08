import websocket from '@fastify/websocket';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Store } from '../../../store/openStore';
import type { Access } from '../rights/access';
import { answerFailure } from './answerError';
import type { AnyApiRoute } from './apiRoute';
import { callSocket, MAX_CALL } from './callSocket';
import { describeApi } from './describeApi';
import { hangUpOnUnread } from './hangUpOnUnread';
import { OpenConnections, TooMany, type MostOpen } from '../live/OpenConnections';
import { API_PREFIX } from './prefix';
import { contextOf, requireAccess } from './requireAccess';
import { runRoute } from './runRoute';

export interface EditorApiOptions {
  store: Store;
  website: string;
  /** Public origin of the site, known once it listens. */
  origin: () => string;
  /** What answers with a stream. */
  streams?: (app: FastifyInstance) => void;
  routes: readonly AnyApiRoute[];
  /** ms after which it is looked up anew who has a connection that stays open. */
  beat?: number;
  /** ms that a socket may take to stand; 10 s unless said. */
  handshake?: number;
  /** Connections that may stay open. */
  most?: MostOpen;
}

const HANDSHAKE = 10_000;

/** What everybody may ask who may see anything of the site. */
const ANYTHING: Access = { right: 'read', on: 'any-folder' };

/** The editor's HTTP API, for its own application and for programs with a token. */
export function editorApi(options: EditorApiOptions): FastifyPluginAsync {
  const { routes, streams, most, handshake = HANDSHAKE } = options;
  const sockets = new OpenConnections(most);
  const uploads = { open: 0 };
  return async (app) => {
    app.setErrorHandler((error, request, reply) => {
      const { status, body, retryAfter } = answerFailure(error, request);
      if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
      return reply.code(status).send(body);
    });
    // Its hooks see a socket that is refused to its end, so they stand before those that refuse.
    await app.register(websocket, {
      options: { maxPayload: MAX_CALL },
      // Each connection ends by itself, when its calls are answered.
      preClose: (done: () => void) => done(),
    });
    // Whatever address a socket is asked for at, it hangs on when it got a page instead: nothing else ends
    // it. One that stands has no such limit any more.
    app.server.on('upgrade', (_request, socket: Socket) =>
      socket.setTimeout(handshake, () => socket.destroy()),
    );
    requireAccess(app, options);
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    hangUpOnUnread(app);

    app.get(`${API_PREFIX}/openapi.json`, { config: { access: ANYTHING } }, async () =>
      describeApi(routes, API_PREFIX),
    );
    streams?.(app);
    for (const route of routes) {
      const url = `${API_PREFIX}${route.path}`;
      const { readBody } = route;
      if (readBody)
        await app.register(async (scope) => addUpload(scope, route, readBody, url, uploads));
      else addRoute(app, route, url);
      if (route.hasSocket) callSocket(app, route, url, { ...options, sockets });
    }
    app.all(`${API_PREFIX}/*`, { config: { access: ANYTHING } }, async (request, reply) => {
      const message = `The API has no ${request.method} ${request.url.split('?')[0]}.`;
      return reply.code(404).send({ code: 'not-found', message });
    });
  };
}

/** Bodies that are read as they come, at a time: each is kept until it is dealt with. */
const MOST_UPLOADS = 2;

function addRoute(
  app: FastifyInstance,
  route: AnyApiRoute,
  url: string,
  readBody = async ({ body }: FastifyRequest): Promise<unknown> => body,
): void {
  app.route({
    method: route.method,
    url,
    config: { access: route.access },
    handler: async (request, reply) => {
      const { params, query } = request;
      const input = { params, query, body: await readBody(request) };
      const answer = await runRoute(route, input, contextOf(request));
      return answer === undefined
        ? reply.code(204).send()
        : reply.code(route.status ?? 200).send(answer);
    },
  });
}

/** A route whose body is read as it comes. */
function addUpload(
  app: FastifyInstance,
  route: AnyApiRoute,
  readBody: NonNullable<AnyApiRoute['readBody']>,
  url: string,
  uploads: { open: number },
): void {
  app.addHook('preHandler', async (_request, { raw }) => {
    if (uploads.open >= MOST_UPLOADS)
      throw new TooMany('Other files are being read right now. Try again in a minute.');
    uploads.open += 1;
    raw.once('close', () => (uploads.open -= 1));
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', (_request, stream, done) => done(null, stream));
  addRoute(app, route, url, async ({ body }) =>
    body instanceof Readable ? readBody(body) : undefined,
  );
}
