import type { IdentityServiceOptions } from '../options';
import type { SiteLook } from './page';

export const lookOf = ({ siteName, wordmark = '' }: IdentityServiceOptions): SiteLook => ({
  siteName,
  wordmark,
});

/** Where signing in to a client begins; null for an unknown one. */
export function startUrlOf(
  { clients }: IdentityServiceOptions,
  origin: string,
  clientId: string | undefined,
): string | null {
  return clients.find(({ id }) => id === clientId)?.startUrl(origin) ?? null;
}

/** Origins of clients on other hosts, to which our forms lead at last. */
export function formTargets({ clients }: IdentityServiceOptions, origin: string): string[] {
  const uris = clients.flatMap((client) => [
    ...client.redirectUris(origin),
    ...client.signedOutUris(origin),
  ]);
  return [...new Set(uris.map((uri) => new URL(uri).origin))].filter((other) => other !== origin);
}
