import type { IdentityClient, IdentityServiceOptions } from '../options';
import { SHOW_PASSWORD_HASH } from './showPassword';
import { USE_PASSKEY_HASH } from './usePasskey';

/** What a client is called on our pages: `the page editor`; the site by its name. */
export const nameOf = (client: IdentityClient | null, { pages }: IdentityServiceOptions): string =>
  client?.name ?? pages.look.siteName;

/** Where signing in to a client begins; null for an unknown one. */
export function startUrlOf(
  { clients }: IdentityServiceOptions,
  origin: string,
  clientId: string | undefined,
): string | null {
  return clients.find(({ id }) => id === clientId)?.startUrl(origin) ?? null;
}

/** Where signing in to a client begins, and leads to a path of the site. */
export function startAddress(
  client: IdentityClient,
  origin: string,
  returnTo: string | null,
): string {
  const url = new URL(client.startUrl(origin));
  if (returnTo !== null) url.searchParams.set('to', returnTo);
  return url.href;
}

/** Origins of clients on other hosts, to which our forms lead at last. */
function formTargets({ clients }: IdentityServiceOptions, origin: string): string[] {
  const uris = clients.flatMap((client) => [
    ...client.redirectUris(origin),
    ...client.signedOutUris(origin),
    client.startUrl(origin),
  ]);
  return [...new Set(uris.map((uri) => new URL(uri).origin))].filter((other) => other !== origin);
}

/** The content security policy of a page of this service. */
export const pagePolicy = (options: IdentityServiceOptions, origin: string): string =>
  options.pages.policy({
    formTargets: formTargets(options, origin),
    script: `${SHOW_PASSWORD_HASH} ${USE_PASSKEY_HASH}`,
  });
