import Fastify from 'fastify';
import { API_PREFIX } from '../runtime/editor/contract/calls';
import type { ContentService } from '../runtime/content/service/askContent';
import { editorApi } from '../runtime/editor/server/api/editorApi';
import type { Handlers } from '../runtime/editor/server/api/handlers/Handlers';
import { listenForContent, notifyContent } from '../runtime/store/contentNotices';
import { createToken } from '../runtime/store/staff/tokens';
import type { Role } from '../runtime/store/staff/types';
import type { StoreUnderTest } from '../runtime/store/testing/describeStore';
import { contentService } from '../services/content/plugin';

export const website = 'daily';
export const author = 'command-line';
const token = 'staff-token';

/** Who asks: an editor of the whole site, one of its sports pages, and one who may only read. */
const PEOPLE = [
  ['editor', 'editor', '/'],
  ['sports', 'editor', '/sports'],
  ['viewer', 'viewer', '/'],
] as const satisfies readonly [string, Role, string][];

type Method = 'GET' | 'POST' | 'PUT';

/** The editor's API before a content service, both on the database of a test, with people who ask it. */
export async function openContentDesk(
  { database, store }: Pick<StoreUnderTest, 'database' | 'store'>,
  handlers: (service: ContentService) => Partial<Handlers>,
  /** Whether the service tells the nodes of a change itself, as the one of a site does. */
  { isTelling = false } = {},
) {
  const service = Fastify();
  await service.register(contentService, {
    pool: database.pool,
    token,
    website,
    signImage: (id) => `signed-${id}`,
    ...(isTelling && { onChange: (change, transaction) => notifyContent(transaction, change) }),
  });
  const base = await service.listen({ host: '127.0.0.1', port: 0 });
  const changed: string[] = [];
  const stopListening = await listenForContent(database, (change) => {
    changed.push(...(change?.ids ?? []));
  });
  const app = Fastify();
  await app.register(
    editorApi({
      store,
      website,
      origin: () => base,
      handlers: handlers({ base: () => base, token, website }),
    }),
  );
  const secrets = new Map<string, string>();
  for (const [name, role, folder] of PEOPLE) {
    const grants = [{ website, folder, role }];
    const { secret } = await createToken(store, { name, grants, endsAt: null, author });
    secrets.set(name, secret);
  }
  return {
    /** Ids of documents that the nodes were told of. */
    changed,
    /** Asks the editor's API. */
    async call(who: string, method: Method, path: string, payload?: object) {
      const answer = await app.inject({
        method,
        url: `${API_PREFIX}${path}`,
        headers: { authorization: `Bearer ${secrets.get(who)}` },
        ...(payload ? { payload } : {}),
      });
      return { status: answer.statusCode, body: answer.json() };
    },
    /** Asks the content service, with the token of the newsroom. */
    async tell(method: Method, path: string, payload?: object) {
      const answer = await service.inject({
        method,
        url: path,
        headers: { authorization: `Bearer ${token}` },
        ...(payload && { payload }),
      });
      expect(answer.statusCode).toBe(200);
      return answer.json();
    },
    async close() {
      await stopListening();
      await app.close();
      await service.close();
    },
  };
}

export type ContentDesk = Awaited<ReturnType<typeof openContentDesk>>;
