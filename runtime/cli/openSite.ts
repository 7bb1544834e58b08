import { join } from 'node:path';
import { isNativeError } from 'node:util/types';
import { createContentClient } from '../content/fetchContent';
import { AUDIENCE_SCRIPT } from '../client/audience';
import { READER_STATE_SCRIPT } from '../client/readerState';
import { askStatus } from '../editor/checklist/askStatus';
import { editor } from '../editor/editor';
import { IdentityProvider } from '../editor/session/IdentityProvider';
import { configureFusion } from '../fusion/settings';
import { HarnessEvents, harnessRoutes } from '../harness/harnessRoutes';
import type { HarnessEvent } from '../harness/types';
import { loadPack } from '../pack/loadPack';
import type { Pack } from '../pack/types';
import { changedTags, documentTag, NOTHING_TAG, siteTag } from '../render/tags';
import { CdnPurger } from '../server/CdnPurger';
import { createServer, type Site } from '../server/createServer';
import { openInnerServer } from '../server/openInnerServer';
import { Readiness } from '../server/Readiness';
import { listenForContent, notifyContent } from '../store/contentNotices';
import type { Database } from '../store/database';
import { openDatabase } from '../store/openDatabase';
import { startSchedules } from '../store/schedule/startSchedules';
import { openStore, type Store } from '../store/openStore';
import { openRouter, type Router } from '../store/route';
import { firstKey, keysOf, type Secrets, type SiteConfig } from './config';
import { readBase, type Environment } from './environment';
import { fusionModules } from './fusionModules';
import { protectFiles } from './protectFiles';
import { loadSecrets } from './secrets';

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

/** ms that answers under way get when the site stops. */
const STOP_LIMIT_MS = 25_000;

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
  const { dataDir } = environment;
  const accessToken = firstKey(secrets.accessToken);
  const store = await openStore(database.pool);
  const router = await openRouter(database, store);
  let address = `http://localhost:${environment.port}`;
  const gateway = () => `${address}/gateway`;
  // What pages are made of must be there as long as pages are made, also while no one else gets in.
  let innerAddress: () => string | null = () => null;
  const innerGateway = () => `${innerAddress() ?? address}/gateway`;
  const contentBase = () => environment.contentBase ?? innerGateway();
  const variables = (config.variables ?? []).map((name) => [name, process.env[name]] as const);
  const fusionEnvironment = {
    ...Object.fromEntries(variables),
    get CONTENT_BASE() {
      return contentBase();
    },
    RESIZER_BASE: environment.resizerBase,
    ARC_ACCESS_TOKEN: accessToken,
    ENVIRONMENT: process.env['NODE_ENV'] ?? 'production',
  };
  for (const name of config.serviceBases ?? []) {
    const base = readBase(name);
    Object.defineProperty(fusionEnvironment, name, {
      enumerable: true,
      get: () => base ?? innerGateway(),
    });
  }
  configureFusion({ environment: fusionEnvironment });
  let pack = await loadSitePack(config, packDir);
  const content = createContentClient({
    sources: () => pack.sources,
    upstream: { contentBase, accessToken: () => accessToken },
    onError: (error, outcome) => {
      if (error.statusCode < 500) return;
      const at = isNativeError(error.cause) ? pack.trace(error.cause) : null;
      site.app.log.warn({ outcome, status: error.statusCode, ...(at && { at }) }, error.message);
    },
    onCall: (source, outcome, ms) => site.metrics.countCall(source, outcome, ms),
  });
  const readiness = new Readiness();
  const origin = () => environment.siteOrigin ?? address;
  const { pages, timeZone, identity } = config.editor;
  const provider = new IdentityProvider(() =>
    environment.editorProvider
      ? { ...environment.editorProvider, local: null }
      : {
          issuer: `${origin()}/gateway${identity.path}`,
          clientId: identity.clientId,
          clientSecret: firstKey(secrets.editorClientSecret),
          local: address,
        },
  );
  const accounts = environment.editorProvider ? null : await identity.accounts(database.pool);
  const events = new HarnessEvents();
  const site = createServer({
    ...(environment.harness
      ? {
          tools: harnessRoutes({
            pack: () => pack,
            content,
            website: config.website,
            gateway,
            token: accessToken,
            appDir: join(config.root, 'dist', 'harness'),
            events,
          }),
        }
      : {}),
    editor: editor({
      database,
      store,
      website: config.website,
      pages,
      timeZone,
      provider,
      accounts: accounts && {
        lacking: accounts.lacking,
        invite: async (person) => {
          const made = await accounts.invite(person);
          const base = `${origin()}/gateway${identity.path}`;
          return made && { link: base + made.path, endsAt: made.expiresAt };
        },
      },
      origin,
      renderer: () => site.renderer(),
      contentService: { base: contentBase, token: accessToken, website: config.website },
      ask: (path) => askStatus(address, path),
      secrets: keysOf(secrets.editorClientSecret),
      appDir: join(config.root, 'dist', 'editor'),
    }),
    pack: () => pack,
    content,
    website: config.website,
    route: (uri, website) => router.resolveRoute(uri, website),
    inlineScripts: [READER_STATE_SCRIPT, AUDIENCE_SCRIPT],
    trustedOrigins: config.trustedOrigins?.() ?? [],
    contentChanged: {
      token: secrets.accessToken,
      tell: (change) => notifyContent(store, change),
    },
    readiness,
    isReady: () => database.check(),
    logLevel: environment.logLevel,
    stopTimes: { graceMs: environment.drainGraceMs, limitMs: STOP_LIMIT_MS },
    isHttps: environment.siteOrigin?.startsWith('https:') ?? false,
    isPublic: environment.siteOrigin !== null,
    metricsToken: environment.metricsToken,
    pool: database.pool,
    limits: {
      pool: database.engine === 'postgres' ? database.pool : null,
      clientHeader: environment.clientHeader,
    },
    ...(config.services
      ? {
          services: {
            prefix: '/gateway',
            plugin: config.services({
              pool: database.pool,
              dataDir,
              secrets,
              website: config.website,
              base: gateway,
              contentChanged: (change, transaction) => notifyContent(transaction, change),
            }),
          },
        }
      : {}),
  });
  innerAddress = openInnerServer(site.app);
  const purger = environment.cdnPurge
    ? new CdnPurger({
        ...environment.cdnPurge,
        everything: siteTag(config.website),
        onFailure: (error, failures, waiting) =>
          site.app.log.error({ err: error, failures, waiting }, 'The CDN could not be purged'),
      })
    : null;
  router.onChange((documentId, isOurs) => {
    site.metrics.countPublication();
    const tags = documentId === null ? null : [documentTag(documentId), NOTHING_TAG];
    if (tags) site.expire(tags);
    else site.clearPages();
    if (isOurs) purger?.add(tags ?? [siteTag(config.website)]);
  });
  const stopContent = await listenForContent(database, (change, isOurs) => {
    site.expireContent(change);
    if (isOurs) purger?.add(changedTags(change, config.website));
  });
  let stopSchedules = async () => {};
  site.app.addHook('onListen', async () => {
    const listening = site.app.server.address();
    if (listening && typeof listening === 'object') address = `http://localhost:${listening.port}`;
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
    url: () => address,
    gateway,
    token: accessToken,
    secrets,
    usePack: (next) => {
      pack = next;
      content.clear();
      site.clearCaches();
    },
    tellHarness: (event) => events.tell(event),
    close: async () => {
      await site.app.close();
      await stopSchedules();
      await stopContent();
      await purger?.close();
      await router.close();
      await database.close();
    },
  };
}
