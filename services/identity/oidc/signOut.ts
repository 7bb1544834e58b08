import type { KoaContextWithOIDC } from 'oidc-provider';

import type { Database } from '../store/tables';
import { endGrant } from './Records';

/**
 * Whether a client asks to sign out the account that it brings the ID token of: only the client holds that, so no
 * other page can be behind it, and nobody needs to be asked (OpenID Connect RP-Initiated Logout 1.0, section 2).
 */
export function isProvedSignOut({ oidc: { session, entities } }: KoaContextWithOIDC): boolean {
  const subject = entities.IdTokenHint?.payload['sub'];
  return session?.accountId !== undefined && subject === session.accountId;
}

/** Ends a browser's session at the provider, and all that was given for it. */
export async function endOwnSession(ctx: KoaContextWithOIDC, db: Database): Promise<void> {
  const { session, provider } = ctx.oidc;
  if (!session) return;
  for (const { grantId } of Object.values(session.authorizations ?? {}))
    if (grantId !== undefined) await endGrant(db, grantId);
  await session.destroy();
  const path = new URL(provider.issuer).pathname;
  ctx.cookies.set(provider.cookieName('session'), null, { path, overwrite: true });
}

/** Leads who is signed out to where the client asked, without a question. */
export function leaveSignedOut(ctx: KoaContextWithOIDC): void {
  const { post_logout_redirect_uri: asked, state } = ctx.oidc.params ?? {};
  const target = new URL(
    typeof asked === 'string' ? asked : ctx.oidc.urlFor('end_session_success'),
  );
  if (typeof asked === 'string' && typeof state === 'string') {
    target.searchParams.set('state', state);
  }
  ctx.status = 303;
  ctx.redirect(target.href);
}
