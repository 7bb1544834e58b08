import { promises as dns } from 'node:dns';
import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';

/** What the search engines that prove themselves are called, and the hosts that their machines belong to. */
const ENGINES: readonly { agent: RegExp; hosts: readonly string[] }[] = [
  { agent: /\bGoogle(?:bot|-InspectionTool|Other)\b/, hosts: ['.googlebot.com', '.google.com'] },
  { agent: /\bbingbot\b/i, hosts: ['.search.msn.com'] },
  { agent: /\bApplebot\b/, hosts: ['.applebot.apple.com'] },
  { agent: /\bDuckDuckBot\b/, hosts: ['.duckduckgo.com'] },
  { agent: /\bYandexBot\b/, hosts: ['.yandex.com', '.yandex.net', '.yandex.ru'] },
];

/** ms that a proof holds; that there is none may be a fault of the name server. */
const KEPT_MS = { proven: 24 * 3_600_000, unproven: 10 * 60_000 };
/** Machines that are remembered. */
const MOST = 5000;
/** ms */
const PATIENCE_MS = 2000;

/** Names of an address, and addresses of a name. */
export interface NameServer {
  reverse: (ip: string) => Promise<string[]>;
  addresses: (host: string) => Promise<string[]>;
}

const systemNames: NameServer = {
  reverse: (ip) => dns.reverse(ip),
  addresses: async (host) => (await dns.lookup(host, { all: true })).map(({ address }) => address),
};

/**
 * Tells search engines from who says to be one, as they ask for it: the name of the machine belongs to them, and
 * leads back to the machine. A name in a request proves nothing.
 */
export function searchEngines(names: NameServer = systemNames) {
  const known = new LRUCache<string, { isProven: boolean }>({ max: MOST });

  async function prove(ip: string, hosts: readonly string[]): Promise<boolean> {
    const found = await names.reverse(ip);
    for (const host of found.map((name) => name.toLowerCase().replace(/\.$/, ''))) {
      if (!hosts.some((ending) => host.endsWith(ending))) continue;
      if ((await names.addresses(host)).includes(ip)) return true;
    }
    return false;
  }

  return async (agent: string, ip: string): Promise<boolean> => {
    const engine = ENGINES.find((one) => one.agent.test(agent));
    if (!engine || isIP(ip) === 0) return false;
    const key = `${engine.hosts[0]} ${ip}`;
    const before = known.get(key);
    if (before) return before.isProven;
    // Nobody is kept waiting by a name server that is silent.
    const silence = new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), PATIENCE_MS).unref();
    });
    const isProven = await Promise.race([prove(ip, engine.hosts), silence]).catch(() => false);
    known.set(key, { isProven }, { ttl: isProven ? KEPT_MS.proven : KEPT_MS.unproven });
    return isProven;
  };
}
