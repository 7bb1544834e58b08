import { API_PREFIX, placeOf } from '../../contract/calls';
import type { Access } from '../../contract/access';
import websocket from '@fastify/websocket';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Store } from '../../../store/openStore';
import { answerFailure } from './answerError';
import type { Handlers } from './handlers/Handlers';
import { callSocket, MAX_CALL } from './callSocket';
import { describeApi } from './describeApi';
import { hangUpOnUnread } from './hangUpOnUnread';
import { OpenConnections, TooMany, type MostOpen } from '../live/OpenConnections';
import { contextOf, requireAccess } from './requireAccess';
import { runCall, servedBy, type BodyReader, type Served } from './runCall';

export interface EditorApiOptions {
  store: Store;
  website: string;
  /** Public origin of the site, known once it listens. */
  origin: () => string;
  /** What answers with a stream. */
  streams?: (app: FastifyInstance) => void;
  handlers: Partial<Handlers>;
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
  const { handlers, streams, most, handshake = HANDSHAKE } = options;
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
      describeApi(),
    );
    streams?.(app);
    for (const served of servedBy(handlers)) {
      const { readBody } = served;
      if (readBody)
        await app.register(async (scope) => addUpload(scope, served, readBody, uploads));
      else addRoute(app, served);
      if (served.endpoint.hasSocket) callSocket(app, served, { ...options, sockets });
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
  served: Served,
  readBody = async ({ body }: FastifyRequest): Promise<unknown> => body,
): void {
  const { method, path } = placeOf(served.name);
  const { access, status = 200 } = served.endpoint;
  app.route({
    method,
    url: API_PREFIX + path,
    config: { access },
    handler: async (request, reply) => {
      const { params, query } = request;
      const input = { params, query, body: await readBody(request) };
      const answer = await runCall(served, input, contextOf(request));
      return answer === undefined ? reply.code(204).send() : reply.code(status).send(answer);
    },
  });
}

/** A route whose body is read as it comes. */
function addUpload(
  app: FastifyInstance,
  served: Served,
  readBody: BodyReader,
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
  addRoute(app, served, async ({ body }) =>
    body instanceof Readable ? readBody(body) : undefined,
  );
}
