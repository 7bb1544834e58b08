import type { IncomingHttpHeaders } from 'node:http';

import { addressOf } from '../../http/clientAddress';
import { ruleOf, type AccessRule, type SiteRule } from './accessRule';
import { isWithin, METER_COOKIE, monthOf, readMeter, storyMark } from './readMeter';

/** What the gate has to know of who is signed in. */
export interface KnownReader {
  id: string;
  state: 'Logged In' | 'Subscribed';
  /** Of the staff. */
  isInternal: boolean;
}

/** A story that someone with an account opens. */
export interface CountedRead {
  /** Of the reader. */
  id: string;
  /** `2026-11` */
  month: string;
  /** The story's mark. */
  mark: string;
  /** How many a month are free. */
  free: number;
  /** Marks that their browser counted. */
  inBrowser: ReadonlySet<string>;
  /** A browser fetches it ahead, and its reader may never look at it: it is not counted yet. */
  isAhead: boolean;
}

export interface AccessGateOptions {
  rule: SiteRule;
  /** IANA name of the zone in which months begin. */
  timeZone: string;
  /** Who is signed in; null for nobody. */
  readerOf: (headers: IncomingHttpHeaders) => Promise<KnownReader | null>;
  /** Whether someone with an account may read a story of which a few a month are free; then it is counted. */
  countRead: (read: CountedRead) => Promise<boolean>;
  /** Paths of the stories for which a request has gifts that still open. */
  given?: (asked: { headers: IncomingHttpHeaders; url: string }) => Promise<readonly string[]>;
  /** Whether it is a search engine that proves to be the one that it says it is. */
  isSearchEngine: (agent: string, ip: string) => Promise<boolean>;
  /** Name of the header in which a CDN tells the client's address; without one, the connection's counts. */
  clientHeader?: string;
  /** ms since 1970. */
  now?: () => number;
}

/** A request for a page that not everybody may read. */
interface Asked {
  headers: IncomingHttpHeaders;
  ip: string;
  path: string;
  url: string;
  rule: Exclude<AccessRule, 'free'>;
}

/**
 * Who may read what, for the engine (`runtime/server/access.ts`): subscribers, staff, who was given the story and
 * search engines all; who has an account what that is enough for; everybody else a few stories a month, which
 * are counted with their account, or by their own browser where they have none.
 */
export function accessGate(options: AccessGateOptions) {
  const {
    rule: site,
    timeZone,
    readerOf,
    countRead,
    given,
    isSearchEngine,
    now = Date.now,
  } = options;
  return {
    ruleOf: (code: string): AccessRule => ruleOf(site, code),
    async admits({ headers, ip, path, url, rule }: Asked): Promise<boolean> {
      const free = site.kind === 'free' ? 0 : site.after;
      const month = monthOf(now(), timeZone);
      const inBrowser = readMeter(cookieOf(headers, METER_COOKIE), month);
      const mark = storyMark(path);
      const isFree = (read: ReadonlySet<string>) =>
        rule !== 'subscribers' && isWithin(read, mark, free);
      if (isFree(inBrowser) && rule !== 'metered') return true;
      const reader = await readerOf(headers);
      if (reader && (reader.state === 'Subscribed' || reader.isInternal || rule === 'account'))
        return true;
      const gifts = new Set(((await given?.({ headers, url })) ?? []).map(storyMark));
      if (gifts.has(mark)) return true;
      // The page's own script counts gifts too: their keys are not for scripts to read.
      const own = new Set([...inBrowser].filter((read) => !gifts.has(read)));
      // What is fetched ahead is counted by the page's own script when it is looked at.
      const isAhead = headers['sec-purpose'] !== undefined;
      const { id } = reader ?? {};
      if (
        isFree(own) &&
        (!id || (await countRead({ id, month, mark, free, inBrowser: own, isAhead })))
      )
        return true;
      const client = addressOf({ headers, ip }, options.clientHeader ?? '');
      return isSearchEngine(headers['user-agent'] ?? '', client);
    },
  };
}

function cookieOf(headers: IncomingHttpHeaders, name: string): string | null {
  const start = `${name}=`;
  const found = headers.cookie?.split(/;\s*/).find((pair) => pair.startsWith(start));
  return found?.slice(start.length) ?? null;
}
