import { deriveKey } from '../secrets/deriveKey';
import type { IdentityClient } from './options';

/** The site, for its readers: anybody may make an account. */
export const readersClient = (secret: string): IdentityClient => ({
  id: 'broadsheet-readers',
  name: null,
  people: 'readers',
  secret,
  redirectUris: (origin) => [`${origin}/gateway/readers/callback`],
  signedOutUris: (origin) => [`${origin}/gateway/readers/signed-out`],
  startUrl: (origin) => `${origin}/gateway/readers/sign-in`,
});

/** The secret of `readersClient`, from that of the identity service: the site's back end for readers has the same. */
export const readersClientSecret = (identitySecret: string): string =>
  deriveKey(identitySecret, 'readers-client').toString('base64url');
