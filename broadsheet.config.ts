import { fileURLToPath } from 'node:url';
import { firstKey, type SiteConfig } from './runtime/cli/config';
import { readBase } from './runtime/cli/environment';
import { analyticsService } from './services/analytics/plugin';
import { contentService } from './services/content/plugin';
import { isInStory } from './services/content/isInStory';
import { readAnsFiles } from './services/content/ingestFiles';
import { accountsIn } from './services/identity/accounts/accountsIn';
import { editorClient } from './services/identity/editorClient';
import { identityService } from './services/identity/plugin';
import { imageService } from './services/images/plugin';
import { signImage } from './services/images/signImage';
import { gamesAround } from './demo/simulator/gamesAround';
import { newsletterService } from './services/newsletters/plugin';
import { statsService } from './services/stats/plugin';
import { readProvider } from './services/stats/readProvider';
import { PlainPages } from './plain-pages/PlainPages';
import { readLook } from './plain-pages/readLook';
import { looks } from './properties/looks';
import { newsletters } from './properties/newsletters';
import { pages, redirects } from './demo/pages';
import { seedSite } from './demo/edition/seedSite';
import { TIME_ZONE } from './utils/dates/getEasternParts';

/** The origin of the address in an environment variable; none where it is not set. */
function originOf(variable: string): string[] {
  const address = readBase(variable);
  return address ? [new URL(address).origin] : [];
}

const WEBSITE = 'broadsheet';

/** Those that are not made of blocks, in the look of the site: sign-in, messages, answers to forms. */
const PAGES = new PlainPages(readLook(looks[WEBSITE]));

/** The one place where engine, pack, services and first edition meet. */
const config: SiteConfig = {
  // This file runs as dist/engine/main.mjs.
  root: fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, ''),
  website: WEBSITE,
  variables: ['SITE_ORIGIN', 'COMMENTS_ROOT_URL', 'SHEETS_BASE'],
  serviceBases: ['ANALYTICS_BASE', 'STATS_BASE'],
  trustedOrigins: () => originOf('COMMENTS_ROOT_URL'),
  services:
    ({ pool, dataDir, secrets, website, base, contentChanged }) =>
    async (app) => {
      await app.register(contentService, {
        pool,
        token: secrets.accessToken,
        website,
        signImage: (id) => signImage(secrets.resizerSecret, id),
        onChange: contentChanged,
        prepareWorker: new URL('./prepareWorker.mjs', import.meta.url),
      });
      await app.register(imageService, {
        dataDir,
        secret: secrets.resizerSecret,
        token: secrets.accessToken,
        publicBase: '/gateway',
        isInStory: (address) => isInStory(pool, address),
      });
      await app.register(statsService, {
        token: secrets.accessToken,
        siteOrigin: process.env['SITE_ORIGIN'] ?? '',
        provider: readProvider(process.env),
      });
      await app.register(analyticsService, {
        pool,
        website,
        contentBase: () => readBase('CONTENT_BASE') ?? base(),
        contentToken: firstKey(secrets.accessToken),
        clientHeader: process.env['CLIENT_ADDRESS_HEADER'] ?? '',
      });
      await app.register(newsletterService, {
        pool,
        website,
        newsletters,
        pages: PAGES,
        clientHeader: process.env['CLIENT_ADDRESS_HEADER'] ?? '',
      });
      await app.register(identityService, {
        pool,
        token: secrets.accessToken,
        secrets: secrets.identitySecret.split(','),
        issuer: () => `${originOf('SITE_ORIGIN')[0] ?? new URL(base()).origin}/gateway/identity`,
        clients: [editorClient(firstKey(secrets.editorClientSecret))],
        pages: PAGES,
        clientHeader: process.env['CLIENT_ADDRESS_HEADER'] ?? '',
      });
    },
  editor: {
    pages: PAGES,
    timeZone: TIME_ZONE,
    identity: { path: '/identity', clientId: editorClient('').id, accounts: accountsIn },
    demo: { email: 'demo@broadsheet.test', name: 'Demo Editor' },
  },
  seedContent: ({ base, token, clock, onProgress }) =>
    seedSite({
      base,
      token,
      clock,
      onProgress,
      // The edition's texts are about players who do not exist: with a provider it has no games.
      games: readProvider(process.env) ? [] : gamesAround(clock),
    }),
  pages,
  redirects,
  readAnsFiles,
};

export default config;
