import { API_PREFIX } from '../../contract/calls';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { createContentClient } from '../../../content/fetchContent';
import type { Pack } from '../../../pack/types';
import { createServer } from '../../../server/createServer';
import type { Store } from '../../../store/openStore';
import { createToken } from '../../../store/staff/tokens';
import type { Handlers } from '../api/handlers/Handlers';
import { editorApi } from '../api/editorApi';
import type { Role } from '../../../store/staff/types';

export const WEBSITE = 'site';
const ORIGIN = 'https://site.test';
export const AUTHOR = 'command-line';

/** The engine with a pack, for what draws its pages for editors; it has no pages of its own. */
export function serveSite(pack: Pack): ReturnType<typeof createServer> {
  return createServer({
    pack: () => pack,
    content: createContentClient({
      sources: () => pack.sources,
      upstream: { contentBase: () => 'http://nowhere', accessToken: () => '' },
      onError: () => undefined,
    }),
    website: WEBSITE,
    route: () => ({ kind: 'none' }),
    inlineScripts: [],
    isReady: async () => true,
    logLevel: 'silent',
  });
}

/** Who asks, by name: a role in a folder. */
export type Askers = Record<string, { role: Role; folder?: string }>;

export interface TestEditor {
  app: FastifyInstance;
  /** A call of the API; null: by nobody. */
  ask: (
    who: string | null,
    method: 'GET' | 'POST',
    path: string,
    payload?: object,
  ) => Promise<LightMyRequestResponse>;
}

/** The editor's API with these handlers, and programs that may ask it. */
export async function serveEditor(
  store: Store,
  { handlers, askers }: { handlers: Partial<Handlers>; askers: Askers },
): Promise<TestEditor> {
  const app = Fastify();
  await app.register(editorApi({ store, website: WEBSITE, origin: () => ORIGIN, handlers }));
  const secrets = new Map<string, string>();
  for (const [name, { role, folder = '/' }] of Object.entries(askers)) {
    const grants = [{ website: WEBSITE, folder, role }];
    const token = await createToken(store, { name, grants, endsAt: null, author: AUTHOR });
    secrets.set(name, token.secret);
  }
  return {
    app,
    ask: (who, method, path, payload) =>
      app.inject({
        method,
        url: `${API_PREFIX}${path}`,
        headers: who === null ? {} : { authorization: `Bearer ${secrets.get(who)}` },
        ...(payload ? { payload } : {}),
      }),
  };
}
