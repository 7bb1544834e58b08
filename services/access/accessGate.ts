import type { IncomingHttpHeaders } from 'node:http';

import { addressOf } from '../../http/clientAddress';
import { ruleOf, type AccessRule, type SiteRule } from './accessRule';
import { isWithin, METER_COOKIE, monthOf, readMeter, storyMark } from './readMeter';

/** What the gate has to know of who is signed in. */
export interface KnownReader {
  state: 'Logged In' | 'Subscribed';
  /** Of the staff. */
  isInternal: boolean;
}

export interface AccessGateOptions {
  rule: SiteRule;
  /** IANA name of the zone in which months begin. */
  timeZone: string;
  /** Who is signed in; null for nobody. */
  readerOf: (headers: IncomingHttpHeaders) => Promise<KnownReader | null>;
  /** Whether a request has a gift for the story at a path. */
  hasGift?: (asked: {
    headers: IncomingHttpHeaders;
    url: string;
    path: string;
  }) => Promise<boolean>;
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
 * their own browser counts.
 */
export function accessGate(options: AccessGateOptions) {
  const { rule: site, timeZone, readerOf, hasGift, isSearchEngine, now = Date.now } = options;
  return {
    ruleOf: (code: string): AccessRule => ruleOf(site, code),
    async admits({ headers, ip, path, url, rule }: Asked): Promise<boolean> {
      const free = site.kind === 'free' ? 0 : site.after;
      const month = monthOf(now(), timeZone);
      const read = readMeter(cookieOf(headers, METER_COOKIE), month);
      const isOpen = rule !== 'subscribers' && isWithin(read, storyMark(path), free);
      if (isOpen) return true;
      const reader = await readerOf(headers);
      if (reader && (reader.state === 'Subscribed' || reader.isInternal || rule === 'account'))
        return true;
      if (await hasGift?.({ headers, url, path })) return true;
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
