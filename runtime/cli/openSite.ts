import { createContentClient } from '../content/fetchContent';
import { READER_STATE_SCRIPT } from '../client/readerState';
import { configureFusion } from '../fusion/settings';
import { loadPack } from '../pack/loadPack';
import type { Pack } from '../pack/types';
import { createServer, type Site } from '../server/createServer';
import { openStore, type Store } from '../store/openStore';
import type { SiteConfig } from './config';
import type { Environment } from './environment';
import { fusionModules } from './fusionModules';
import { loadSecrets } from './secrets';

export interface OpenedSite extends Site {
  store: Store;
  /** Absolute address, once it listens. */
  url: () => string;
  /** Absolute base of the services. */
  gateway: () => string;
  token: string;
  /** Puts a newly built pack in place of the one that serves. */
  usePack: (pack: Pack) => void;
  close: () => Promise<void>;
}

/** Loads the built pack and tells the `fusion:*` modules what it says of itself. */
export async function loadSitePack(config: SiteConfig): Promise<Pack> {
  return loadPack({
    root: config.root,
    modules: fusionModules,
    onProperties: ({ properties, sites }) => configureFusion({ properties, sites }),
  });
}

/** Puts the parts of a site together: store, pack, content client, server, services. It does not listen yet. */
export async function openSite(config: SiteConfig, environment: Environment): Promise<OpenedSite> {
  const secrets = loadSecrets(environment.dataDir);
  const store = await openStore({ dataDir: environment.dataDir, databaseUrl: environment.databaseUrl });
  let address = `http://localhost:${environment.port}`;
  const gateway = () => `${address}/gateway`;
  const contentBase = () => environment.contentBase ?? gateway();
  const fusionEnvironment = {
    get CONTENT_BASE() {
      return contentBase();
    },
    RESIZER_BASE: process.env['RESIZER_BASE'] ?? '/gateway/resizer/v2/',
    ARC_ACCESS_TOKEN: secrets.accessToken,
    ENVIRONMENT: process.env['NODE_ENV'] ?? 'production',
  };
  configureFusion({ environment: fusionEnvironment });
  let pack = await loadSitePack(config);
  const content = createContentClient({
    sources: () => pack.sources,
    upstream: { contentBase, accessToken: () => secrets.accessToken },
    onError: (error, outcome) => site.app.log.warn({ outcome, status: error.statusCode }, error.message),
  });
  const site = createServer({
    pack: () => pack,
    content,
    website: config.website,
    route: (path, website) => store.route(path, website),
    inlineScripts: [READER_STATE_SCRIPT],
    isReady: () => store.isReady(),
    logLevel: environment.logLevel,
    ...(config.services
      ? {
          services: {
            prefix: '/gateway',
            plugin: config.services({
              pool: store.pool,
              dataDir: environment.dataDir,
              secrets,
              website: config.website,
              base: gateway,
            }),
          },
        }
      : {}),
  });
  const stopListening = await store.onPublish((documentId) => site.expire([`document:${documentId}`]));
  site.app.addHook('onListen', async () => {
    const listening = site.app.server.address();
    if (listening && typeof listening === 'object') address = `http://localhost:${listening.port}`;
  });
  return {
    ...site,
    store,
    url: () => address,
    gateway,
    token: secrets.accessToken,
    usePack: (next) => {
      pack = next;
      content.clear();
      site.clearCaches();
    },
    close: async () => {
      await stopListening();
      await site.app.close();
      await store.close();
    },
  };
}
