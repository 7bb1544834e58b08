import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { IdentityProvider } from '../../oidc-client/IdentityProvider';
import { AUDIENCE_SCRIPT } from '../client/audience';
import { READER_STATE_SCRIPT } from '../client/readerState';
import type { ContentClient } from '../content/fetchContent';
import { askStatus } from '../editor/server/checklist/askStatus';
import { editor } from '../editor/server/editor';
import { harnessRoutes, type HarnessEvents } from '../harness/harnessRoutes';
import type { Pack } from '../pack/types';
import type { Renderer } from '../render/renderPage';
import { createServer, type ServerOptions, type Site } from '../server/createServer';
import type { Readiness } from '../server/Readiness';
import { notifyContent } from '../store/contentNotices';
import type { Database } from '../store/database';
import type { Store } from '../store/openStore';
import type { Router } from '../store/route';
import { firstKey, keysOf, type Secrets, type SiteConfig } from './config';
import type { Environment } from './environment';
import type { SiteAddresses } from './SiteAddresses';
import { ownListings } from './ownListings';

/** ms that answers under way get when the site stops. */
const STOP_LIMIT_MS = 25_000;

/** What the server of a site is put together from. */
export interface SiteParts {
  config: SiteConfig;
  environment: Environment;
  secrets: Secrets;
  database: Database;
  store: Store;
  router: Router;
  addresses: SiteAddresses;
  pack: () => Pack;
  content: ContentClient;
  readiness: Readiness;
  events: HarnessEvents;
}

/** A site's server with all that it answers; it does not listen yet. */
export async function siteServer(parts: SiteParts): Promise<Site> {
  const { config, environment, secrets, database, store, router, pack, content, readiness } = parts;
  const { website } = config;
  const site: Site = createServer({
    ...(environment.harness ? { tools: siteHarness(parts) } : {}),
    editor: await siteEditor(parts, () => site.renderer()),
    pack,
    content,
    website,
    route: (uri, asked) => router.resolveRoute(uri, asked),
    findPublished: (documentId, asked) => router.findPublished(documentId, asked),
    // The content service that is mounted here finds its documents by either.
    isSlashIgnored: environment.contentBase === undefined,
    inlineScripts: [READER_STATE_SCRIPT, AUDIENCE_SCRIPT, ...(config.inlineScripts ?? [])],
    trustedOrigins: config.trustedOrigins?.() ?? [],
    contentChanged: {
      token: secrets.accessToken,
      tell: (change) => notifyContent(store, change),
    },
    access: config.access,
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
    ...siteServices(parts),
  });
  return site;
}

function siteHarness(parts: SiteParts): FastifyPluginAsync {
  const { config, secrets, addresses, pack, content, events } = parts;
  return harnessRoutes({
    pack,
    content,
    website: config.website,
    gateway: addresses.gateway,
    token: firstKey(secrets.accessToken),
    appDir: join(config.root, 'dist', 'harness'),
    events,
  });
}

/** The editor, and who signs its staff in: the site's own service, or a provider elsewhere. */
async function siteEditor(
  { config, environment, secrets, database, store, addresses }: SiteParts,
  renderer: () => Renderer,
): Promise<FastifyPluginAsync> {
  const { pages, timeZone, identity, mailing = null } = config.editor;
  const { own, origin, contentBase } = addresses;
  const provider = new IdentityProvider(() =>
    environment.editorProvider
      ? { ...environment.editorProvider, local: null }
      : {
          issuer: `${origin()}/gateway${identity.path}`,
          clientId: identity.clientId,
          clientSecret: firstKey(secrets.editorClientSecret),
          local: own(),
        },
  );
  const accounts = environment.editorProvider ? null : await identity.accounts(database.pool);
  const token = firstKey(secrets.accessToken);
  return editor({
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
    renderer,
    contentService: { base: contentBase, token, website: config.website },
    ask: (path) => askStatus(own(), path),
    mailing,
    listings: ownListings(config.editor, environment),
    secrets: keysOf(secrets.editorClientSecret),
    appDir: join(config.root, 'dist', 'editor'),
  });
}

/** The back ends that the site brings along. */
function siteServices(parts: SiteParts): Pick<ServerOptions, 'services'> {
  const { config, environment, secrets, database, addresses } = parts;
  if (!config.services) return {};
  return {
    services: config.services({
      pool: database.pool,
      dataDir: environment.dataDir,
      secrets,
      website: config.website,
      base: addresses.gateway,
      contentChanged: (change, transaction) => notifyContent(transaction, change),
    }),
  };
}
