import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Store } from '../../store/openStore';
import { authenticate } from '../session/authenticate';
import { answerFailure } from './answerError';
import type { AnyApiRoute } from './apiRoute';
import { callSocket } from './callSocket';
import { contextOf } from './contextOf';
import { describeApi } from './describeApi';
import { API_PREFIX } from './prefix';
import { runRoute } from './runRoute';

export interface EditorApiOptions {
  store: Store;
  website: string;
  /** What answers with a stream. */
  streams?: (app: FastifyInstance) => void;
  routes: readonly AnyApiRoute[];
  /** ms after which it is looked up anew who has a connection that stays open. */
  beat?: number;
}

/** The editor's HTTP API, for its own application and for programs with a token. */
export function editorApi({
  store,
  website,
  routes,
  streams,
  beat,
}: EditorApiOptions): FastifyPluginAsync {
  return async (app) => {
    app.setErrorHandler((error, request, reply) => {
      const { status, body } = answerFailure(error, request);
      return reply.code(status).send(body);
    });
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.get(`${API_PREFIX}/openapi.json`, async (request) => {
      await authenticate(store, request);
      return describeApi(routes, API_PREFIX);
    });
    streams?.(app);
    for (const route of routes) {
      const url = `${API_PREFIX}${route.path}`;
      app.route({
        method: route.method,
        url,
        ...(route.maxBytes ? { bodyLimit: route.maxBytes } : {}),
        handler: async (request, reply) => {
          const context = await contextOf(request, { store, website });
          const answer = await runRoute(route, request, context);
          return answer === undefined
            ? reply.code(204).send()
            : reply.code(route.status ?? 200).send(answer);
        },
      });
      if (route.hasSocket) await callSocket(app, route, url, { store, website, beat });
    }
    app.all(`${API_PREFIX}/*`, async (request, reply) => {
      await authenticate(store, request);
      const message = `The API has no ${request.method} ${request.url.split('?')[0]}.`;
      return reply.code(404).send({ code: 'not-found', message });
    });
  };
}
