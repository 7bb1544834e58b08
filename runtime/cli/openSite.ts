import { isNativeError } from 'node:util/types';
import { createContentClient } from '../content/fetchContent';
import { configureFusion } from '../fusion/settings';
import { HarnessEvents } from '../harness/harnessRoutes';
import type { HarnessEvent } from '../harness/types';
import { loadPack } from '../pack/loadPack';
import type { Pack } from '../pack/types';
import type { Site } from '../server/createServer';
import { openInnerServer } from '../server/openInnerServer';
import { Readiness } from '../server/Readiness';
import type { Database } from '../store/database';
import { openDatabase } from '../store/openDatabase';
import { startSchedules } from '../store/schedule/startSchedules';
import { openStore, type Store } from '../store/openStore';
import { openRouter, type Router } from '../store/route';
import { firstKey, type Secrets, type SiteConfig } from './config';
import type { Environment } from './environment';
import { followChanges } from './followChanges';
import { fusionModules } from './fusionModules';
import { announceSite } from './import/findSite';
import { protectFiles } from './protectFiles';
import { loadSecrets } from './secrets';
import { SiteAddresses } from './SiteAddresses';
import { siteEnvironment } from './siteEnvironment';
import { siteServer } from './siteServer';

export interface OpenedSite extends Site {
  database: Database;
  store: Store;
  router: Router;
  readiness: Readiness;
  /** Absolute address, once it listens. */
  url: () => string;
  /** Absolute base of the services. */
  gateway: () => string;
  token: string;
  secrets: Secrets;
  /** Puts a newly built pack in place of the one that serves. */
  usePack: (pack: Pack) => void;
  /** Tells open harnesses how a build went. */
  tellHarness: (event: HarnessEvent) => void;
  /** Lets go of everything; what is under way is answered first. */
  close: () => Promise<void>;
}

/** Loads the built pack and tells the `fusion:*` modules what it says of itself. */
export async function loadSitePack(config: SiteConfig, dir?: string): Promise<Pack> {
  return loadPack({
    root: config.root,
    ...(dir ? { dir } : {}),
    modules: fusionModules,
    onProperties: ({ properties, sites }) => configureFusion({ properties, sites }),
  });
}

/**
 * Puts the parts of a site together: store, pack, content client, server, services. It does not listen yet.
 * @throws Error in words, with nothing left open
 */
export async function openSite(
  config: SiteConfig,
  environment: Environment,
  packDir?: string,
): Promise<OpenedSite> {
  const { dataDir, databaseUrl } = environment;
  protectFiles(dataDir);
  const secrets = loadSecrets(dataDir);
  const database = await openDatabase({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
  try {
    return await composeSite(config, environment, secrets, database, packDir);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function composeSite(
  config: SiteConfig,
  environment: Environment,
  secrets: Secrets,
  database: Database,
  packDir?: string,
): Promise<OpenedSite> {
  const { website } = config;
  const token = firstKey(secrets.accessToken);
  const store = await openStore(database.pool);
  const router = await openRouter(database, store);
  const addresses = new SiteAddresses(environment);
  configureFusion({ environment: siteEnvironment(config, environment, secrets, addresses) });
  let pack = await loadSitePack(config, packDir);
  const content = createContentClient({
    sources: () => pack.sources,
    upstream: { contentBase: addresses.contentBase, accessToken: () => token },
    onError: (error, outcome) => {
      if (error.statusCode < 500) return;
      const at = isNativeError(error.cause) ? pack.trace(error.cause) : null;
      site.app.log.warn({ outcome, status: error.statusCode, ...(at && { at }) }, error.message);
    },
    onCall: (source, outcome, ms) => site.metrics.countCall(source, outcome, ms),
  });
  const readiness = new Readiness();
  const events = new HarnessEvents();
  const site: Site = await siteServer({
    config,
    environment,
    secrets,
    database,
    store,
    router,
    addresses,
    pack: () => pack,
    content,
    readiness,
    events,
  });
  addresses.opensInside(openInnerServer(site.app));
  const stopFollowing = await followChanges({ site, router, database, environment, website });
  let stopSchedules = async () => {};
  let takeBack = () => {};
  site.app.addHook('onListen', async () => {
    const listening = site.app.server.address();
    if (listening && typeof listening === 'object') addresses.listensOn(listening.port);
    takeBack = announceSite(environment.dataDir, addresses.own());
    stopSchedules = startSchedules(store, (error) =>
      site.app.log.error({ err: error }, 'What is scheduled could not be looked for'),
    );
  });
  return {
    ...site,
    database,
    store,
    router,
    readiness,
    url: addresses.own,
    gateway: addresses.gateway,
    token,
    secrets,
    usePack: (next) => {
      pack = next;
      content.clear();
      site.clearCaches();
    },
    tellHarness: (event) => events.tell(event),
    close: async () => {
      takeBack();
      await site.app.close();
      await stopSchedules();
      await stopFollowing();
      await router.close();
      await database.close();
    },
  };
}
