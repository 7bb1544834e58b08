import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { SessionNotFound } from 'oidc-provider/lib/helpers/errors.js';

import type { IdentityServiceOptions } from '../options';
import { expired, signedOut } from '../pages/messages';
import { signOutPage } from '../pages/signOutPage';
import { pagePolicy, startUrlOf } from '../pages/siteOf';

/** The pages that the provider itself shows. */
export function providerPages(options: IdentityServiceOptions, origin: string) {
  const { pages } = options;
  const policy = pagePolicy(options, origin);

  const show = (ctx: KoaContextWithOIDC, body: string): void => {
    ctx.set('content-security-policy', policy);
    ctx.type = 'html';
    ctx.body = body;
  };

  return {
    confirmSignOut: (ctx: KoaContextWithOIDC): void => {
      const { client, session } = ctx.oidc;
      const secret = (session?.state as { secret?: string } | undefined)?.secret ?? '';
      const action = ctx.oidc.urlFor('end_session_confirm');
      const stayUrl = startUrlOf(options, origin, client?.clientId) ?? '/';
      show(ctx, signOutPage(pages, { action, secret, stayUrl }));
    },
    signedOut: (ctx: KoaContextWithOIDC): void => show(ctx, pages.message(signedOut)),
    error: (ctx: KoaContextWithOIDC, out: ErrorOut, error: Error): void => {
      if (error instanceof SessionNotFound) {
        ctx.status = 410;
        show(ctx, pages.message(expired(startUrlOf(options, origin, asked(ctx)))));
        return;
      }
      const detail = [out.error, out.error_description].filter(Boolean).join(': ');
      show(
        ctx,
        pages.message({
          title: 'Sign-in is not possible',
          words: 'The link that led here does not work. Go back to where you came from.',
          detail,
          link: { url: '/', label: 'Go to the front page' },
        }),
      );
    },
  };
}

function asked(ctx: KoaContextWithOIDC): string | undefined {
  const id = ctx.oidc.params?.['client_id'] ?? ctx.query['client_id'];
  return typeof id === 'string' ? id : undefined;
}
