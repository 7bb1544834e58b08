import type { LoginSettings } from './createLogin';

/** The client that readers sign in with at our own provider. */
const OWN_CLIENT = 'broadsheet-readers';

/**
 * What the login service is initialised with, from the deployment's environment (platform §7).
 * @param variable a value of the environment by its name
 */
export function loginSettings(variable: (name: string) => string | undefined): LoginSettings {
  const issuer = variable('READER_OIDC_ISSUER') ?? variable('SITE_ORIGIN') ?? '';
  return {
    environment: variable('ENVIRONMENT') || 'production',
    auth: {
      clientId: variable('READER_OIDC_CLIENT_ID') || OWN_CLIENT,
      domain: URL.canParse(issuer) ? new URL(issuer).host : 'localhost',
      baseUrl: `${(variable('READERS_BASE') || '/gateway').replace(/\/$/, '')}/readers/`,
    },
    googleClientId: variable('GOOGLE_CLIENT_ID') || null,
  };
}
