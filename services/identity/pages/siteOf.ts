import type { IdentityServiceOptions } from '../options';
import { SHOW_PASSWORD_HASH } from './showPassword';

/** Where signing in to a client begins; null for an unknown one. */
export function startUrlOf(
  { clients }: IdentityServiceOptions,
  origin: string,
  clientId: string | undefined,
): string | null {
  return clients.find(({ id }) => id === clientId)?.startUrl(origin) ?? null;
}

/** Origins of clients on other hosts, to which our forms lead at last. */
function formTargets({ clients }: IdentityServiceOptions, origin: string): string[] {
  const uris = clients.flatMap((client) => [
    ...client.redirectUris(origin),
    ...client.signedOutUris(origin),
  ]);
  return [...new Set(uris.map((uri) => new URL(uri).origin))].filter((other) => other !== origin);
}

/** The content security policy of a page of this service. */
export const pagePolicy = (options: IdentityServiceOptions, origin: string): string =>
  options.pages.policy({ formTargets: formTargets(options, origin), script: SHOW_PASSWORD_HASH });
