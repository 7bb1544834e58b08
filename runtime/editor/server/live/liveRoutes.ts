import type { Access } from '../../contract/access';
import { API_PREFIX } from '../../contract/calls';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readDraft } from '../../../store/readDraft';
import type { Store } from '../../../store/openStore';
import { enter } from '../api/enter';
import { comeBackAfter, streamsOf } from '../../../server/Streams';
import { contextOf } from '../api/requireAccess';
import { requireSameSite } from '../session/authenticate';
import { EventStream } from './EventStream';
import type { LiveHub } from './LiveHub';
import { OpenConnections, type MostOpen } from './OpenConnections';
import { tabOf } from './presence';

/** ms after which it is looked up anew who has a document open. */
const BEAT = 10_000;

const READ: Access = { right: 'read', on: 'document' };

const params = z.strictObject({ id: z.string().min(1).max(100) });
const query = z.strictObject({ tab: z.string().regex(/^[\w-]{8,64}$/) });

export interface LiveRoutesOptions {
  store: Store;
  website: string;
  live: LiveHub;
  /** Streams that may be open. */
  most?: MostOpen;
  /** ms; 10 s unless said. */
  beat?: number;
}

/**
 * `GET /documents/:id/live?tab=…`: what happens to a document while it is open, as server-sent events
 * (`people` first, then `presence`, `draft`, `published`, `comments`, `missed`). Open, it says that its
 * owner is there; that alone keeps no session alive. It ends with the session, and with the right to read.
 */
export function liveRoutes(
  app: FastifyInstance,
  { store, website, live, most, beat = BEAT }: LiveRoutesOptions,
): void {
  const streams = streamsOf(app);
  const connections = new OpenConnections(most);
  app.get(
    `${API_PREFIX}/documents/:id/live`,
    { config: { access: READ } },
    async (request, reply) => {
      requireSameSite(request.headers);
      const { actor } = contextOf(request);
      const { id } = params.parse(request.params);
      const tab = tabOf(actor, query.parse(request.query).tab);
      const draft = await readDraft(store, id);
      const { raw } = reply;
      // Whoever went meanwhile has nothing open that would be closed.
      if (raw.destroyed) return reply.hijack();

      const close = connections.open(actor, id);
      reply.hijack();
      const stream = new EventStream(raw, () =>
        request.log.warn({ document: id, actor: actor.name }, 'An editor did not read its events'),
      );
      const stopWatching = live.watch(id, (event) => stream.send(event));
      const leave = live.join(id, { tab, name: actor.displayName });
      const beats = setInterval(() => {
        enter(request, { store, website, isUse: false }).then(
          () => stream.beat(),
          (error: unknown) => {
            request.log.info({ err: error }, 'An open document was closed');
            stream.end();
          },
        );
      }, beat);
      const closed = streams.add('document', () => stream.end(comeBackAfter()));
      raw.once('close', () => {
        closed();
        clearInterval(beats);
        stopWatching();
        leave();
        close();
      });
      if (draft) stream.send({ kind: 'draft', rev: draft.rev });
    },
  );
}
