import type { FastifyInstance } from 'fastify';
import { campaignSourceCodes, marketingConsents } from '../properties/campaigns';
import { newsletters } from '../properties/newsletters';
import site from '../properties/sites/broadsheet';
import { zipCodes } from '../properties/zipCodes';
import { firstKey, keysOf, type ServicesContext } from '../runtime/cli/config';
import { readBase, readOidcProvider } from '../runtime/cli/environment';
import type { AccessGate } from '../runtime/server/access';
import { accessGate } from '../services/access/accessGate';
import { readSiteRule } from '../services/access/accessRule';
import { searchEngines } from '../services/access/searchEngines';
import { readersClient, readersClientSecret } from '../services/identity/readersClient';
import type { Mailer } from '../services/mail/Mailer';
import { accountDesk } from '../services/subscriptions/accountDesk';
import { subscriptionService } from '../services/subscriptions/plugin';
import type { Subscriptions } from '../services/subscriptions/Subscriptions';
import { readCaptcha } from '../services/newsletters/captcha/readCaptcha';
import type { Editions } from '../services/newsletters/editions/Editions';
import type { SendingResults } from '../services/newsletters/editions/SendingResults';
import { newsletterPreferences } from '../services/newsletters/newsletterPreferences';
import { newsletterService } from '../services/newsletters/plugin';
import type { IdentityAccounts } from '../services/readers/options';
import { accountService, readerService } from '../services/readers/plugin';
import { Readers } from '../services/readers/Readers';
import { Gifts } from '../services/share/Gifts';
import { shareService } from '../services/share/plugin';
import { readGiftLimits } from '../services/share/readGiftLimits';
import { giftsIn } from '../services/share/rules/giftCookie';
import { TIME_ZONE } from '../utils/dates/getEasternParts';
import { addUtm, GIFT_UTM } from '../utils/links/addUtm';
import { editionSettings } from './editions';
import { originOf, PAGES, type Env } from './site';
import {
  openSubscriptions,
  PLANS_PATH,
  SUBSCRIPTION_PATH,
  subscriptionOptions,
} from './subscriptions';

/** Subscribers of the demo, by the addresses of its readers. */
const DEMO_SUBSCRIBERS = [
  {
    email: 'subscriber@readers.example',
    productCode: 'digital',
    permissions: ['digital', 'e-edition'],
    hasAdsFreeReading: false,
  },
  {
    email: 'adfree@readers.example',
    productCode: 'digital-ad-free',
    permissions: ['digital'],
    hasAdsFreeReading: true,
  },
];

const CATALOGUE = { newsletters, consents: marketingConsents, sources: campaignSourceCodes };

/** Who the readers are and what they may, as the parts of the site ask it. */
export interface ReadersParts {
  readers: Readers;
  gifts: Gifts;
  subscriptions: Subscriptions;
  mailer: Mailer;
}

/** Readers of the site, who sign in at our identity service or at a provider elsewhere, and their gifts. */
export async function openReaders(
  env: Env,
  { isDemo, mailer }: { isDemo: boolean; mailer: Mailer },
  { pool, secrets, website, base }: ServicesContext,
  log: FastifyInstance['log'],
): Promise<ReadersParts> {
  const own = () => new URL(base()).origin;
  const [siteOrigin] = originOf('SITE_ORIGIN', env);
  const origin = () => siteOrigin ?? own();
  const elsewhere = readOidcProvider('READER', env);
  const gifts = await Gifts.open({
    pool,
    website,
    secrets: keysOf(secrets.identitySecret),
    origin,
    tagLink: (link) => addUtm(link, GIFT_UTM),
    timeZone: TIME_ZONE,
    limits: readGiftLimits(env),
  });
  const subscriptions = await openSubscriptions(env, { pool, website, base }, { isDemo, mailer });
  const readers = await Readers.open({
    pool,
    website,
    origin,
    secrets: keysOf(secrets.identitySecret),
    provider: () =>
      elsewhere
        ? { ...elsewhere, local: null }
        : {
            issuer: `${origin()}/gateway/identity`,
            clientId: readersClient('').id,
            clientSecret: readersClientSecret(firstKey(secrets.identitySecret)),
            local: own(),
          },
    subscribersBase: () => readBase('SUBSCRIBERS_BASE', env) ?? base(),
    token: secrets.accessToken,
    contentBase: () => readBase('CONTENT_BASE', env) ?? base(),
    companyDomains: site.companyDomains,
    pages: PAGES,
    timeZone: TIME_ZONE,
    newsletters: await newsletterPreferences({ pool, website, ...CATALOGUE }),
    gifts,
    desk: accountDesk(subscriptions, {
      plansPath: PLANS_PATH.signedIn,
      accountPath: SUBSCRIPTION_PATH,
    }),
    ...(elsewhere ? {} : { identity: accountsOf(base, firstKey(secrets.accessToken)) }),
    // A public site has no demo readers.
    subscribers: isDemo && !siteOrigin?.startsWith('https:') ? DEMO_SUBSCRIBERS : [],
    clientHeader: env['CLIENT_ADDRESS_HEADER'] ?? '',
    log,
  });
  return { readers, gifts, subscriptions, mailer };
}

/** The accounts at our own identity service. */
const accountsOf = (base: () => string, token: string): IdentityAccounts => ({
  links: [
    { url: '/gateway/identity/name', label: 'Name' },
    { url: '/gateway/identity/email', label: 'Email' },
    { url: '/gateway/identity/password', label: 'Password' },
    { url: '/gateway/identity/passkeys', label: 'Passkeys' },
  ],
  async forget(subject) {
    const { status } = await fetch(`${base()}/identity/accounts/${encodeURIComponent(subject)}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    });
    if (status >= 400 && status !== 404)
      throw new Error(`The identity service answered ${status} to the end of an account.`);
  },
});

interface MountedParts extends ReadersParts {
  /** What becomes of mails. */
  results: SendingResults;
  /** Told what editors may do with editions of newsletters. */
  onEditions: (editions: Editions) => void;
}

/** Mounts what readers have below `/gateway`: sessions, newsletters, gifts, subscriptions. */
export async function mountReaders(
  app: FastifyInstance,
  env: Env,
  { pool, secrets, website, base }: ServicesContext,
  { readers, gifts, subscriptions, mailer, results, onEditions }: MountedParts,
): Promise<void> {
  const clientHeader = env['CLIENT_ADDRESS_HEADER'] ?? '';
  const origin = () => originOf('SITE_ORIGIN', env)[0] ?? new URL(base()).origin;
  await app.register(readerService, { readers });
  await app.register(subscriptionService, { subscriptions, ...subscriptionOptions(env, readers) });
  await app.register(newsletterService, {
    pool,
    website,
    ...CATALOGUE,
    zipTiers: zipCodes,
    pages: PAGES,
    mailer,
    origin,
    accountPath: '/account/newsletters/',
    secrets: keysOf(secrets.identitySecret),
    token: secrets.accessToken,
    results,
    editions: {
      ...editionSettings(env, () => new URL(base()).origin),
      onOpen: onEditions,
    },
    // Whose address no provider has proved is a stranger here.
    readerOf: async (headers) => {
      const reader = await readers.readerOf(headers);
      return reader?.email ? { id: reader.id, email: reader.email, token: reader.token } : null;
    },
    captcha: readCaptcha(env),
    clientHeader,
  });
  await app.register(shareService, {
    gifts,
    website,
    origins: () => [origin(), site.origin],
    contentBase: () => readBase('CONTENT_BASE', env) ?? base(),
    contentToken: firstKey(secrets.accessToken),
    readerOf: async (headers) => {
      const reader = await readers.readerOf(headers);
      return reader && { id: reader.id, state: reader.state, pmnCookie: reader.token };
    },
    clientHeader,
  });
}

export const ACCOUNT = { prefix: '/account', plugin: accountService };

/**
 * Who may read what. It is asked when the site listens; readers and gifts are there by then.
 * @throws Error that names the variable which is wrong
 */
export function gateOf(env: Env, parts: () => ReadersParts | null): AccessGate {
  return accessGate({
    rule: readSiteRule(env['READER_ACCESS']),
    timeZone: TIME_ZONE,
    readerOf: async (headers) => (await parts()?.readers.readerOf(headers)) ?? null,
    // The readers' tables are away: as for somebody of whom nothing is known.
    countRead: async ({ id, ...read }) => (await parts()?.readers.countRead(id, read)) ?? true,
    async given({ headers, url }) {
      const asked = new URL(url, 'http://site.invalid').searchParams.get('gift');
      return (await parts()?.gifts.openedBy([asked, ...giftsIn(headers)])) ?? [];
    },
    isSearchEngine: searchEngines(),
    clientHeader: env['CLIENT_ADDRESS_HEADER'] ?? '',
  });
}
