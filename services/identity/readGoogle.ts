import type { GoogleOptions } from './options';

const ISSUER = 'https://accounts.google.com';

/**
 * "Continue with Google", from `GOOGLE_CLIENT_ID` and `GOOGLE_CLIENT_SECRET`; null without them. `GOOGLE_ISSUER` may
 * name another OpenID Connect provider in its place.
 * @throws Error that names the variable that is missing
 */
export function readGoogle(env: NodeJS.ProcessEnv, siteName: string): GoogleOptions | null {
  const { GOOGLE_CLIENT_ID: clientId = '', GOOGLE_CLIENT_SECRET: clientSecret = '' } = env;
  if (clientId === '' && clientSecret === '') return null;
  if (clientId === '' || clientSecret === '')
    throw new Error('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are set together, or neither is.');
  return {
    issuer: env['GOOGLE_ISSUER'] || ISSUER,
    clientId,
    clientSecret,
    texts: {
      headline: 'One click instead of a password',
      body: `Sign in to ${siteName} with the Google account that you have. We learn its name and email address.`,
      button: 'Continue with Google',
    },
  };
}
