/** A publisher's GrowthBook, as its SDK connections name it. */
export interface GrowthBookAddress {
  /** `https://cdn.growthbook.io`, or a host of the publisher's. */
  apiHost: string;
  /** Public: it stands in each page. */
  clientKey: string;
  /** Where its answers are encrypted. */
  decryptionKey?: string;
}

const CLOUD = 'https://cdn.growthbook.io';

/**
 * The publisher's experiments, from `GROWTHBOOK_CLIENT_KEY`, `GROWTHBOOK_API_HOST` (GrowthBook Cloud) and
 * `GROWTHBOOK_DECRYPTION_KEY`; null where none are named (platform §7: `{host}/api/features/{key}`).
 *
 * @throws Error that names the variable which is missing or wrong
 */
export function readGrowthBook(env: NodeJS.ProcessEnv): GrowthBookAddress | null {
  const { GROWTHBOOK_API_HOST: host = '', GROWTHBOOK_CLIENT_KEY: clientKey = '' } = env;
  const { GROWTHBOOK_DECRYPTION_KEY: decryptionKey = '' } = env;
  if (clientKey === '') {
    const given = host ? 'GROWTHBOOK_API_HOST' : decryptionKey && 'GROWTHBOOK_DECRYPTION_KEY';
    if (!given) return null;
    throw new Error(`Missing clientKey: ${given} is set, so GROWTHBOOK_CLIENT_KEY must be.`);
  }
  if (!/^[\w-]{1,100}$/.test(clientKey))
    throw new Error(
      `GROWTHBOOK_CLIENT_KEY must be the key of an SDK connection (sdk-abc123), not "${clientKey}"`,
    );
  if (host && !/^https?:$/.test(URL.canParse(host) ? new URL(host).protocol : ''))
    throw new Error(`GROWTHBOOK_API_HOST must be an address, not "${host}"`);
  return {
    apiHost: (host || CLOUD).replace(/\/$/, ''),
    clientKey,
    ...(decryptionKey && { decryptionKey }),
  };
}
