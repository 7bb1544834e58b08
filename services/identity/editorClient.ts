import type { IdentityClient } from './options';

/** The page editor, which signs staff in with authorization code and PKCE. */
export const editorClient = (secret: string): IdentityClient => ({
  id: 'broadsheet-editor',
  name: 'the page editor',
  people: 'staff',
  secret,
  redirectUris: (origin) => [`${origin}/pf/editor/callback`],
  signedOutUris: (origin) => [`${origin}/pf/editor/signed-out`],
  startUrl: (origin) => `${origin}/pf/editor`,
});
