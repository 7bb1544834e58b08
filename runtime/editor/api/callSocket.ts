import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { streamsOf } from '../../server/Streams';
import type { Store } from '../../store/openStore';
import type { Actor } from '../session/actor';
import { authenticate, requireOurPage } from '../session/authenticate';
import { answerFailure } from './answerError';
import type { AnyApiRoute } from './apiRoute';
import { contextFor } from './contextOf';
import { runRoute } from './runRoute';

/** Bytes of a call: as many as a body may have. */
const MAX_BYTES = 1024 * 1024;
/** ms after which it is looked up anew who has a connection, and what they may do. */
const BEAT = 5000;

/** Code of a connection that is closed because its node stops: whoever has it opens another. */
const SERVICE_RESTART = 1012;

/** A call, with what only our own pages know where it comes from a browser. */
const message = z.strictObject({ call: z.int(), csrf: z.string().optional(), body: z.unknown() });

/** What is sent back for each call. */
export interface SocketAnswer {
  /** The number that the call came with; null where it could not be read. */
  call: number | null;
  status: number;
  body: unknown;
}

export interface CallSocketOptions {
  store: Store;
  website: string;
  /** ms; 5 s unless said. */
  beat?: number | undefined;
}

/**
 * `GET …/socket`: a route's calls over one connection that stays open, for what is called with every key.
 * Each message is `{ call, csrf, body }`, answered as it is ready. The connection ends with its session
 * or token; rights that someone gets or loses count within seconds.
 */
export async function callSocket(
  app: FastifyInstance,
  route: AnyApiRoute,
  url: string,
  { store, website, beat = BEAT }: CallSocketOptions,
): Promise<void> {
  if (!app.hasDecorator('websocketServer'))
    await app.register(websocket, {
      options: { maxPayload: MAX_BYTES },
      // Each connection ends by itself, when its calls are answered.
      preClose: (done: () => void) => done(),
    });
  const streams = streamsOf(app);
  const actors = new WeakMap<FastifyRequest, Actor>();

  const answer = async (request: FastifyRequest, text: string): Promise<SocketAnswer> => {
    let call: number | null = null;
    try {
      const asked = message.parse(parseJson(text));
      call = asked.call;
      const actor = actors.get(request)!;
      if (actor.csrf !== null) requireOurPage(request.headers, actor.csrf, asked.csrf);
      const { params, query } = request;
      const context = contextFor(actor, { store, website });
      const body = await runRoute(route, { params, query, body: asked.body }, context);
      return { call, status: 200, body };
    } catch (error) {
      return { call, ...answerFailure(error, request) };
    }
  };
  const know = async (request: FastifyRequest): Promise<void> => {
    actors.set(request, await authenticate(store, request));
  };

  app.get(
    `${url}/socket`,
    { websocket: true, preValidation: know },
    (socket: WebSocket, request) => {
      const beats = setInterval(() => {
        know(request).catch((error: unknown) => {
          request.log.info({ err: error }, 'A connection of the editor was closed');
          socket.close();
        });
      }, beat);
      const calls = new Set<Promise<void>>();
      socket.on('message', (data: Buffer) => {
        const call = answer(request, data.toString()).then((said) => {
          socket.send(JSON.stringify(said));
          calls.delete(call);
        });
        calls.add(call);
      });
      const gone = new Promise((resolve) => socket.once('close', resolve));
      const closed = streams.add('calls', async () => {
        await Promise.race([Promise.all(calls), gone]);
        socket.close(SERVICE_RESTART, 'This node is stopping.');
      });
      socket.on('error', (error) =>
        request.log.info({ err: error }, 'A connection of the editor was broken off'),
      );
      socket.once('close', () => {
        closed();
        clearInterval(beats);
      });
    },
  );
}

/** Text that is no JSON is nothing that a call could be. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
