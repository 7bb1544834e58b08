import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeSite } from '../broadsheet.config';
import { createContentClient } from '../runtime/content/fetchContent';
import { createServer } from '../runtime/server/createServer';
import { createTestPack } from '../runtime/server/testing/createTestPack';
import type { Database } from '../runtime/store/database';
import type { PageDocument } from '../runtime/document/document';

export const TOKEN = 'token-of-the-newsroom-long-enough';
export const RESIZER_SECRET = 'a secret of the pictures, long enough';
/** The publisher's own host, of which readers are never told. */
export const UPSTREAM = 'upstream.internal';

export interface PublicRoute {
  method: string;
  url: string;
}

const front: PageDocument = {
  id: 'front',
  name: 'Front',
  kind: 'page',
  layout: 'page',
  meta: {},
  sections: { main: [{ kind: 'feature', id: 'n1', type: 'test-block/plain', fields: {} }] },
};

/** The site as readers and the newsroom's systems meet it: pages, content API, all services as configured. */
export async function openPublicSite({ pool }: Database) {
  const config = composeSite();
  const dataDir = await mkdtemp(join(tmpdir(), 'public-site-'));
  const pack = createTestPack(
    { 'test-block/plain': { view: () => null, refresh: () => 5000 } },
    {
      echo: { params: { q: 'text' }, fetch: async (query) => query },
      away: {
        fetch: () => Promise.reject(new Error(`connect ECONNREFUSED ${UPSTREAM}:8080`)),
      },
      refuses: {
        fetch: () =>
          Promise.reject({ statusCode: 400, message: `upstream ${UPSTREAM} answered 400` }),
      },
      strange: { fetch: () => Promise.reject({ statusCode: 7, message: UPSTREAM }) },
    },
  );
  const content = createContentClient({
    sources: () => pack.sources,
    upstream: { contentBase: () => '', accessToken: () => '' },
    onError: () => undefined,
  });
  let origin = 'http://127.0.0.1';
  const site = createServer({
    pack: () => pack,
    content,
    website: config.website,
    route: (uri) =>
      uri === '/' ? { kind: 'page', document: front, contentConfig: null } : { kind: 'none' },
    inlineScripts: [],
    isReady: async () => true,
    logLevel: 'silent',
    services: config.services!({
      pool,
      dataDir,
      website: config.website,
      base: () => `${origin}/gateway`,
      contentChanged: async () => undefined,
      secrets: {
        accessToken: TOKEN,
        resizerSecret: RESIZER_SECRET,
        identitySecret: 'a secret of the accounts, long enough',
        editorClientSecret: 'a secret of the editor, long enough',
        demoPassword: '',
      },
    }),
  });
  const routes: PublicRoute[] = [];
  site.app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url });
  });
  const sockets: Socket[] = [];
  site.app.server.on('connection', (socket) => sockets.push(socket));
  origin = await site.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    port: Number(new URL(origin).port),
    routes,
    /** bytes that the server has read from all connections there were */
    bytesRead: () => sockets.reduce((sum, socket) => sum + socket.bytesRead, 0),
    openSockets: () => sockets.filter((socket) => !socket.destroyed).length,
    close: async () => {
      await site.app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
