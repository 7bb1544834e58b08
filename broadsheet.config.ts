import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import {
  firstKey,
  keysOf,
  type ServicesContext,
  type SiteConfig,
  type StatsRecorder,
} from './runtime/cli/config';
import { readBase } from './runtime/cli/environment';
import { analyticsService } from './services/analytics/plugin';
import { contentService } from './services/content/plugin';
import { isInStory } from './services/content/isInStory';
import { readAnsFiles } from './services/content/ingestFiles';
import { accountsIn } from './services/identity/accounts/accountsIn';
import { editorClient } from './services/identity/editorClient';
import { identityService } from './services/identity/plugin';
import { readGoogle } from './services/identity/readGoogle';
import { readersClient, readersClientSecret } from './services/identity/readersClient';
import { imageService } from './services/images/plugin';
import { signImage } from './services/images/signImage';
import { Mailer } from './services/mail/Mailer';
import { mailService } from './services/mail/plugin';
import { readMail } from './services/mail/readMail';
import { newsletterService } from './services/newsletters/plugin';
import { localTeamsIn } from './services/stats/localTeams';
import { NO_PROVIDER } from './services/stats/noStats';
import { statsService } from './services/stats/plugin';
import { providerStats } from './services/stats/provider/providerStats';
import { readProvider } from './services/stats/readProvider';
import { recordStats } from './services/stats/recording/recordStats';
import { replayStats } from './services/stats/recording/replayStats';
import type { StatsSource } from './services/stats/StatsSource';
import { PICTURE_SCRIPT } from './components/ui/pictureScript';
import { PlainPages } from './plain-pages/PlainPages';
import { readLook } from './plain-pages/readLook';
import { looks } from './properties/looks';
import { firstEdition } from './demo/firstEdition';
import { demoReaders } from './demo/demoReaders';
import { openGames } from './demo/simulator/openGames';
import { newsletters } from './properties/newsletters';
import { TIME_ZONE } from './utils/dates/getEasternParts';

type Env = NodeJS.ProcessEnv;
type MailLog = { log: Pick<FastifyInstance['log'], 'error' | 'warn'> };

/** What the demo puts behind the doors of a CMS and of a provider. A site of one's own does without. */
const demo = { firstEdition, openGames, demoReaders };

const WEBSITE = 'broadsheet';

/** Those that are not made of blocks, in the look of the site: sign-in, messages, answers to forms. */
const PAGES = new PlainPages(readLook(looks[WEBSITE]));

/**
 * The one place where engine, pack and services meet, with the demo unless `BROADSHEET_DEMO` is `off`.
 *
 * @param replayed a recording of games, shown instead of a provider's or the demo's
 * @throws Error that names the variable which is wrong
 */
export function composeSite(
  env: Env = process.env,
  replayed: StatsSource | null = null,
): SiteConfig {
  const added = demoIn(env);
  return {
    // This file runs as dist/engine/main.mjs.
    root: fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, ''),
    website: WEBSITE,
    variables: ['SITE_ORIGIN', 'COMMENTS_ROOT_URL', 'SHEETS_BASE', 'IMAGE_HOSTS'],
    serviceBases: ['ANALYTICS_BASE', 'STATS_BASE'],
    inlineScripts: [PICTURE_SCRIPT],
    trustedOrigins: () => originOf('COMMENTS_ROOT_URL', env),
    services: mountServices(env, { added, replayed }),
    editor: {
      pages: PAGES,
      timeZone: TIME_ZONE,
      identity: { path: '/identity', clientId: editorClient('').id, accounts: accountsIn },
    },
    ...(added && {
      firstEdition: added.firstEdition({
        areGamesOurs: () => !replayed && readProvider(env) === null,
      }),
    }),
    stats: statsRecorder(env),
    readAnsFiles,
  };
}

const statsRecorder = (env: Env): StatsRecorder => ({
  record: async ({ sport, league, ...wanted }) => {
    const provider = readProvider(env);
    if (!provider) throw new Error(`${NO_PROVIDER}.`);
    const leagues = localTeamsIn({ sport, league });
    if (wanted.events.length > 0 && leagues.length > 1) {
      throw new Error('Say by --league of which league the events are.');
    }
    return recordStats({ ...wanted, leagues, provider: { ...provider, log: console } });
  },
  replay: async (folder, speed) => {
    const { source, answers, first, last } = await replayStats(folder, {
      speed,
      warn: (line) => console.warn(line),
    });
    return { site: composeSite(env, source), answers, seconds: (last - first) / 1000 / speed };
  },
});

function demoIn({ BROADSHEET_DEMO: choice }: Env): typeof demo | null {
  if (!choice || choice === 'on') return demo;
  if (choice === 'off') return null;
  throw new Error(`BROADSHEET_DEMO must be on or off, not "${choice}"`);
}

/** Hosts besides our own whose pictures our resizer reads: `IMAGE_HOSTS`, by comma. */
const imageHostsIn = ({ IMAGE_HOSTS = '' }: Env): string[] =>
  IMAGE_HOSTS.split(',')
    .map((host) => host.trim())
    .filter(Boolean);

/** The origin of the address in an environment variable; none where it is not set. */
function originOf(variable: string, env: Env): string[] {
  const address = readBase(variable, env);
  return address ? [new URL(address).origin] : [];
}

/** Whether the site is on one's own machine: it has no public address. */
const isLocal = (env: Env): boolean =>
  originOf('SITE_ORIGIN', env).every((origin) =>
    /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname),
  );

/** The queue of mails. A site that is public and sends none says so at its start. */
async function openMailer(
  env: Env,
  { pool, dataDir, secrets, log }: Pick<ServicesContext, 'pool' | 'dataDir' | 'secrets'> & MailLog,
): Promise<Mailer> {
  const [origin] = originOf('SITE_ORIGIN', env);
  const host = origin ? new URL(origin).hostname : 'localhost';
  const settings = readMail(env, { dataDir, siteName: PAGES.look.siteName, host });
  if (origin && settings.outbox)
    log.warn(`SMTP_URL is not set: mail is not sent, it stays in ${settings.outbox}.`);
  const { transport, from } = settings;
  return Mailer.open({ pool, transport, from, secrets: keysOf(secrets.identitySecret), log });
}

const mountServices =
  (env: Env, { added, replayed }: { added: typeof demo | null; replayed: StatsSource | null }) =>
  ({ pool, dataDir, secrets, website, base, contentChanged }: ServicesContext) =>
  async (app: FastifyInstance): Promise<void> => {
    const mailer = await openMailer(env, { pool, dataDir, secrets, log: app.log });
    await app.register(mailService, { mailer });
    await app.register(contentService, {
      pool,
      token: secrets.accessToken,
      website,
      signImage: (id) => signImage(secrets.resizerSecret, id),
      onChange: contentChanged,
      prepareWorker: new URL('./prepareWorker.mjs', import.meta.url),
      imageHosts: imageHostsIn(env),
    });
    await app.register(imageService, {
      dataDir,
      secret: secrets.resizerSecret,
      token: secrets.accessToken,
      publicBase: '/gateway',
      remoteHosts: imageHostsIn(env),
      isInStory: (address) => isInStory(pool, address),
    });
    const provider = readProvider(env);
    const games = added?.openGames({
      token: secrets.accessToken,
      isPlayed: !provider && !replayed,
    });
    await app.register(statsService, {
      siteOrigin: env['SITE_ORIGIN'] ?? '',
      source:
        replayed ??
        (provider ? providerStats({ ...provider, log: app.log }) : (games?.source ?? null)),
    });
    if (games) await app.register(games.routes);
    await app.register(analyticsService, {
      pool,
      website,
      contentBase: () => readBase('CONTENT_BASE', env) ?? base(),
      contentToken: firstKey(secrets.accessToken),
      clientHeader: env['CLIENT_ADDRESS_HEADER'] ?? '',
    });
    await app.register(newsletterService, {
      pool,
      website,
      newsletters,
      pages: PAGES,
      clientHeader: env['CLIENT_ADDRESS_HEADER'] ?? '',
    });
    const google = readGoogle(env, PAGES.look.siteName);
    await app.register(identityService, {
      pool,
      token: secrets.accessToken,
      secrets: secrets.identitySecret.split(','),
      issuer: () => `${originOf('SITE_ORIGIN', env)[0] ?? new URL(base()).origin}/gateway/identity`,
      clients: [
        editorClient(firstKey(secrets.editorClientSecret)),
        readersClient(readersClientSecret(firstKey(secrets.identitySecret))),
      ],
      pages: PAGES,
      mailer,
      ...(google && { google }),
      ...(added && isLocal(env) && { demoReaders: added.demoReaders }),
      clientHeader: env['CLIENT_ADDRESS_HEADER'] ?? '',
    });
  };
