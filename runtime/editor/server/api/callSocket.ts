import { API_PREFIX, placeOf } from '../../contract/calls';
import type { SocketAnswer } from '../../contract/failure';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { streamsOf } from '../../../server/Streams';
import type { Store } from '../../../store/openStore';
import type { OpenConnections } from '../live/OpenConnections';
import { requireOurOrigin, requireOurPage } from '../session/authenticate';
import { answerFailure } from './answerError';
import type { ApiContext } from './handlers/Handlers';
import { enter } from './enter';
import { contextOf } from './requireAccess';
import { runCall, type Served } from './runCall';

/** Bytes of a call: as many as a body may have. */
export const MAX_CALL = 1024 * 1024;
/** ms after which it is looked up anew who has a connection, and what they may do. */
const BEAT = 5000;
/** Calls of one connection that are worked on at a time; it is not read on while there are more. */
const MOST_CALLS = 8;
/** Bytes of answers that may wait for whoever asked: who takes none of them is not there any more. */
const MOST_WAITING = 4 * MAX_CALL;

/** Code of a connection that is closed because its node stops: whoever has it opens another. */
const SERVICE_RESTART = 1012;

/** A call, with what only our own pages know where it comes from a browser. */
const message = z.strictObject({ call: z.int(), csrf: z.string().optional(), body: z.unknown() });

export interface CallSocketOptions {
  store: Store;
  website: string;
  /** Public origin of the site. */
  origin: () => string;
  /** Sockets that are open on this node. */
  sockets: OpenConnections;
  /** ms; 5 s unless said. */
  beat?: number | undefined;
}

/**
 * `GET …/socket`: a route's calls over one connection that stays open, for what is called with every key.
 * Each message is `{ call, csrf, body }`, answered as it is ready. The connection ends with its session
 * or token, and with the right to the route, within seconds.
 */
export function callSocket(
  app: FastifyInstance,
  served: Served,
  { store, website, origin, sockets, beat = BEAT }: CallSocketOptions,
): void {
  const streams = streamsOf(app);
  app.get<{ Params: { id?: string } }>(
    `${API_PREFIX}${placeOf(served.name).path}/socket`,
    {
      websocket: true,
      config: { access: served.endpoint.access },
      preValidation: async (request) => {
        requireOurOrigin(request.headers, contextOf(request).actor, origin());
      },
      preHandler: async (request) => {
        if (!request.ws) return;
        const close = sockets.open(contextOf(request).actor, request.params.id ?? '');
        request.raw.socket.once('close', close);
      },
    },
    (socket: WebSocket, request) => {
      let context = contextOf(request);
      const waiting: string[] = [];
      let underWay = 0;
      let onIdle = (): void => undefined;
      const work = (): void => {
        while (underWay < MOST_CALLS) {
          const call = waiting.shift();
          if (call === undefined) break;
          underWay += 1;
          void answer(served, request, context, call).then((said) => {
            underWay -= 1;
            socket.send(JSON.stringify(said));
            if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
            else work();
          });
        }
        // What came in one piece with the last call is here all the same.
        if (underWay === MOST_CALLS) socket.pause();
        else if (socket.isPaused) socket.resume();
        if (underWay === 0) onIdle();
      };
      const beats = setInterval(() => {
        enter(request, { store, website, isUse: false }).then(
          (now) => (context = now),
          (error: unknown) => {
            request.log.info({ err: error }, 'A connection of the editor was closed');
            socket.close();
          },
        );
      }, beat);
      const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      const closed = streams.add('calls', async () => {
        const answered = new Promise<void>((resolve) => (onIdle = resolve));
        if (underWay > 0) await Promise.race([answered, gone]);
        socket.close(SERVICE_RESTART, 'This node is stopping.');
      });
      socket.on('message', (data: Buffer) => {
        waiting.push(data.toString());
        work();
      });
      socket.on('error', (error) =>
        request.log.info({ err: error }, 'A connection of the editor was broken off'),
      );
      socket.once('close', () => {
        closed();
        waiting.length = 0;
        clearInterval(beats);
      });
    },
  );
}

/** Does what a message asks for. */
async function answer(
  served: Served,
  request: FastifyRequest,
  context: ApiContext,
  text: string,
): Promise<SocketAnswer> {
  let call: number | null = null;
  try {
    const asked = message.parse(parseJson(text));
    call = asked.call;
    const { csrf } = context.actor;
    if (csrf !== null) requireOurPage(request.headers, csrf, asked.csrf);
    const { params, query } = request;
    const input = { params, query, body: asked.body };
    const body = await runCall(served, input, { ...context, now: Date.now() });
    return { call, status: 200, body };
  } catch (error) {
    const { status, body } = answerFailure(error, request);
    return { call, status, body };
  }
}

/** Text that is no JSON is nothing that a call could be. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
