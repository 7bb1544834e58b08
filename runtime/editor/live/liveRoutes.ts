import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notifyEditors } from '../../store/editorNotices';
import { readDraft } from '../../store/readDraft';
import type { Store } from '../../store/openStore';
import { allowDocument } from '../api/allowDocument';
import { contextOf } from '../api/contextOf';
import { API_PREFIX } from '../api/prefix';
import { comeBackAfter, streamsOf } from '../../server/Streams';
import { EDITOR_HEADERS } from '../session/page';
import type { LiveEvent, LiveHub } from './LiveHub';
import { tabOf } from './presence';

/** ms between two signs of life of an open document. */
const BEAT = 10_000;
/** ms after which a browser tries again when the connection is lost. */
const RETRY = 2000;

const params = z.strictObject({ id: z.string().min(1).max(100) });
const query = z.strictObject({ tab: z.string().regex(/^[\w-]{8,64}$/) });

/**
 * `GET /documents/:id/live?tab=…`: what happens to a document while it is open, as server-sent events
 * (`people`, `draft`, `published`, `comments`, `missed`). Open, it says that its owner is there; that
 * alone keeps no session alive. It ends with the session, and with the right to read.
 */
export function liveRoutes(
  app: FastifyInstance,
  {
    store,
    website,
    live,
    beat = BEAT,
  }: { store: Store; website: string; live: LiveHub; beat?: number },
): void {
  const streams = streamsOf(app);
  app.get(`${API_PREFIX}/documents/:id/live`, async (request, reply) => {
    const context = await contextOf(request, { store, website });
    const { id } = params.parse(request.params);
    const tab = tabOf(context.actor, query.parse(request.query).tab);
    await allowDocument(context, 'read', id);
    const draft = await readDraft(store, id);

    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...EDITOR_HEADERS,
      'content-type': 'text/event-stream',
      // Nothing comes after a stream.
      connection: 'close',
      // Proxies would wait for more.
      'x-accel-buffering': 'no',
    });
    const send = ({ kind, ...data }: LiveEvent) =>
      raw.write(`event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`);
    const stopWatching = live.watch(id, send);
    const sayHere = () => {
      const node = live.peopleOn(id).find((person) => person.tab === tab)?.node ?? null;
      return notifyEditors(store, {
        kind: 'here',
        document: id,
        tab,
        name: context.actor.displayName,
        node,
      });
    };
    const beats = setInterval(() => {
      contextOf(request, { store, website, isUse: false })
        .then((now) => allowDocument(now, 'read', id))
        .then(sayHere)
        .then(() => raw.write(': here\n\n'))
        .catch((error: unknown) => {
          request.log.info({ err: error }, 'An open document was closed');
          raw.end();
        });
    }, beat);
    const closed = streams.add('document', () => {
      raw.end(`retry: ${comeBackAfter()}\n\n`);
    });
    raw.once('close', () => {
      closed();
      clearInterval(beats);
      stopWatching();
      notifyEditors(store, { kind: 'left', document: id, tab }).catch((error: unknown) =>
        request.log.warn({ err: error }, 'That an editor left could not be told'),
      );
    });
    raw.write(`retry: ${RETRY}\n\n`);
    send({ kind: 'people', people: live.peopleOn(id) });
    if (draft) send({ kind: 'draft', rev: draft.rev });
    await sayHere();
  });
}
