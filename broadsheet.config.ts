import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import {
  firstKey,
  type ServicesContext,
  type SiteConfig,
  type StatsRecorder,
} from './runtime/cli/config';
import { readBase } from './runtime/cli/environment';
import { mailingOf } from './composition/editions';
import { restaurants } from './composition/listings/restaurants';
import { mountEEdition } from './composition/mountEEdition';
import { openMailer } from './composition/openMailer';
import {
  ACCOUNT,
  gateOf,
  mountReaders,
  openReaders,
  type ReadersParts,
} from './composition/readers';
import { isLocal, originOf, PAGES, WEBSITE, type Env } from './composition/site';
import { readSiteRule } from './services/access/accessRule';
import { analyticsService } from './services/analytics/plugin';
import { contentService } from './services/content/plugin';
import { isInStory } from './services/content/isInStory';
import { readAnsFiles } from './services/content/ingestFiles';
import { noFeeds } from './services/daily/DailyFeeds';
import { dailyService } from './services/daily/plugin';
import { readFeeds } from './services/daily/readFeeds';
import { experimentsService } from './services/experiments/plugin';
import { readGrowthBook } from './services/experiments/readGrowthBook';
import { accountsIn } from './services/identity/accounts/accountsIn';
import { editorClient } from './services/identity/editorClient';
import { identityService } from './services/identity/plugin';
import { readGoogle } from './services/identity/readGoogle';
import { readersClient, readersClientSecret } from './services/identity/readersClient';
import { imageService } from './services/images/plugin';
import { signImage } from './services/images/signImage';
import { mailService } from './services/mail/plugin';
import type { Editions } from './services/newsletters/editions/Editions';
import { SendingResults } from './services/newsletters/editions/SendingResults';
import { captchaOrigins, readCaptcha } from './services/newsletters/captcha/readCaptcha';
import { localTeamsIn } from './services/stats/localTeams';
import { NO_PROVIDER } from './services/stats/noStats';
import { statsService } from './services/stats/plugin';
import { providerStats } from './services/stats/provider/providerStats';
import { readProvider } from './services/stats/readProvider';
import { recordStats } from './services/stats/recording/recordStats';
import { replayStats } from './services/stats/recording/replayStats';
import type { StatsSource } from './services/stats/StatsSource';
import { GIFT_SCRIPT } from './components/sharing/gifts/giftScript';
import { ALERT_SCRIPT } from './components/navigation/alertScript';
import { METER_SCRIPT } from './components/reader/meterScript';
import { PICTURE_SCRIPT } from './components/ui/pictureScript';
import { drawingsRoute } from './demo/daily/comics/drawingsRoute';
import { demoFeeds } from './demo/daily/demoFeeds';
import { firstEdition } from './demo/firstEdition';
import { demoReaders } from './demo/demoReaders';
import { openGames } from './demo/simulator/openGames';
import { TIME_ZONE } from './utils/dates/getEasternParts';

/** What the demo puts behind the doors of a CMS and of a provider. A site of one's own does without. */
const demo = { firstEdition, openGames, demoReaders, demoFeeds, drawingsRoute };

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
  const known: Known = { readers: null, editions: null };
  return {
    // This file runs as dist/engine/main.mjs.
    root: fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, ''),
    website: WEBSITE,
    variables: [
      'SITE_ORIGIN',
      'COMMENTS_ROOT_URL',
      'SHEETS_BASE',
      'IMAGE_HOSTS',
      'SHARE_BASE',
      'E_EDITION_URL',
      'E_EDITION_FONTS',
      'GROWTHBOOK_CLIENT_KEY',
    ],
    serviceBases: ['ANALYTICS_BASE', 'DAILY_BASE', 'STATS_BASE', 'SUBSCRIPTIONS_BASE'],
    inlineScripts: [ALERT_SCRIPT, PICTURE_SCRIPT, METER_SCRIPT, GIFT_SCRIPT],
    trustedOrigins: () => trustedIn(env),
    services: mountServices(env, { added, replayed }, known),
    access: gateOf(env, () => known.readers),
    editor: {
      pages: PAGES,
      timeZone: TIME_ZONE,
      identity: { path: '/identity', clientId: editorClient('').id, accounts: accountsIn },
      mailing: mailingOf(() => known.editions),
      listings: [restaurants],
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
    const { source, answers, first, last, begin } = await replayStats(folder, {
      speed,
      warn: (line) => console.warn(line),
    });
    const seconds = (last - first) / 1000 / speed;
    return { site: composeSite(env, source), answers, seconds, begin };
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

/** Comments, gift links, and what tells readers from machines. */
function trustedIn(env: Env): string[] {
  const captcha = readCaptcha(env);
  return [
    ...originOf('COMMENTS_ROOT_URL', env),
    ...originOf('SHARE_BASE', env),
    ...(captcha ? captchaOrigins(captcha) : []),
  ];
}

interface Parts {
  added: typeof demo | null;
  replayed: StatsSource | null;
}

/** What is known once the services are there. */
interface Known {
  readers: ReadersParts | null;
  editions: Editions | null;
}

const mountServices =
  (env: Env, parts: Parts, known: Known) =>
  (context: ServicesContext) =>
  async (app: FastifyInstance): Promise<void> => {
    const { pool, website } = context;
    const results = await SendingResults.open({ pool, website });
    const mailer = await openMailer(env, context, app.log, (refusal) => results.refused(refusal));
    const isDemo = parts.added !== null;
    known.readers = await openReaders(env, { isDemo, mailer }, context, app.log);
    const { readers } = known.readers;
    await app.register(ACCOUNT.plugin, { prefix: ACCOUNT.prefix, readers });
    const services = gatewayServices(env, parts, context, {
      readers: known.readers,
      results,
      onEditions: (editions) => (known.editions = editions),
    });
    await app.register(services, { prefix: '/gateway' });
  };

interface Mounted {
  readers: ReadersParts;
  /** What becomes of mails. */
  results: SendingResults;
  onEditions: (editions: Editions) => void;
}

const gatewayServices =
  (env: Env, { added, replayed }: Parts, context: ServicesContext, mounted: Mounted) =>
  async (app: FastifyInstance): Promise<void> => {
    const { pool, dataDir, secrets, website, base, contentChanged } = context;
    const origin = () => originOf('SITE_ORIGIN', env)[0] ?? new URL(base()).origin;
    const { readers, results, onEditions } = mounted;
    const { mailer } = readers;
    await app.register(mailService, { mailer });
    await app.register(contentService, {
      pool,
      token: secrets.accessToken,
      isOpen: readSiteRule(env['READER_ACCESS']).kind === 'free',
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
    if (added) await app.register(added.drawingsRoute);
    const feeds = added?.demoFeeds() ?? noFeeds;
    await app.register(dailyService, {
      feeds: readFeeds(env, feeds, (line) => app.log.warn(line)),
    });
    await app.register(analyticsService, {
      pool,
      website,
      contentBase: () => readBase('CONTENT_BASE', env) ?? base(),
      contentToken: firstKey(secrets.accessToken),
      clientHeader: env['CLIENT_ADDRESS_HEADER'] ?? '',
    });
    await app.register(experimentsService, { growthBook: readGrowthBook(env) });
    await mountReaders(app, env, context, { ...readers, results, onEditions });
    await mountEEdition(app, env, context, readers.readers);
    const google = readGoogle(env, PAGES.look.siteName);
    await app.register(identityService, {
      pool,
      token: secrets.accessToken,
      secrets: secrets.identitySecret.split(','),
      issuer: () => `${origin()}/gateway/identity`,
      clients: [
        editorClient(firstKey(secrets.editorClientSecret)),
        readersClient(readersClientSecret(firstKey(secrets.identitySecret))),
      ],
      pages: PAGES,
      mailer,
      onSignedOut: (accountId) => readers.readers.signOut(accountId),
      onChanged: (account) => readers.readers.takeOver(account),
      ...(google && { google }),
      ...(added && isLocal(env) && { demoReaders: added.demoReaders }),
      clientHeader: env['CLIENT_ADDRESS_HEADER'] ?? '',
    });
  };
