import { createHash } from 'node:crypto';

export interface Credentials {
  key: string;
  secret: string;
}

/**
 * The address with the provider's signature: `api_key`, and in `sig` the sha256 of key, secret and
 * the seconds since 1970. It is good for a few minutes, so every try is signed anew.
 *
 * @param now ms since 1970
 */
export function signRequest(address: URL, { key, secret }: Credentials, now: number): URL {
  const signed = new URL(address);
  const sig = createHash('sha256')
    .update(`${key}${secret}${Math.floor(now / 1000)}`)
    .digest('hex');
  signed.searchParams.set('accept', 'json');
  signed.searchParams.set('api_key', key);
  signed.searchParams.set('sig', sig);
  return signed;
}
