import type { FastifyInstance } from 'fastify';

import { HttpError } from '../../http/HttpError';
import { PERSONAL_HEADERS } from '../../http/personalHeaders';
import { asIssuer } from '../oidc/asIssuer';
import { isOwnForm } from '../signIn/isOwnForm';
import type { IdentityContext } from './context';

/** Where signing out is confirmed; the provider's own form leads here. */
const SIGN_OUT = '/session/end/confirm';

/** bytes; what the provider itself reads at most */
const BODY_LIMIT = 56 * 1024;

/** For answers of the provider that are no page of ours; it adds what a script of its own needs. */
const CONTENT_SECURITY =
  "default-src 'none'; script-src 'report-sample'; frame-ancestors 'none'; base-uri 'none'";

/** Everything below `/identity` that is the provider's: discovery, keys, authorization, tokens, sign-out. */
export function providerRoutes(
  app: FastifyInstance,
  { options, current, underWay }: IdentityContext,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The provider reads the body itself.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.addHook('onRequest', async ({ headers }) => {
      if (Number(headers['content-length'] ?? 0) > BODY_LIMIT) {
        throw new HttpError(413, `A request has at most ${BODY_LIMIT} bytes.`);
      }
    });
    scope.route<{ Params: { '*': string } }>({
      method: ['GET', 'POST', 'OPTIONS'],
      url: '/identity/*',
      handler: async (request, reply) => {
        const provider = await current.get();
        const query = request.url.indexOf('?');
        const search = query === -1 ? '' : request.url.slice(query);
        const path = `/${request.params['*']}`;
        const issuer = options.issuer();
        const isOwn = isOwnForm(request.headers, new URL(issuer).origin);
        if (path.replace(/\/$/, '').toLowerCase() === SIGN_OUT && !isOwn) {
          return reply.code(403).send({ message: 'This form is sent from our own page only.' });
        }
        reply.hijack();
        // The provider stops reading at its limit; what comes behind it is nobody's.
        if (request.headers['transfer-encoding']) reply.raw.setHeader('connection', 'close');
        asIssuer(request.raw, issuer, encodeURI(path) + search);
        for (const [name, value] of Object.entries(PERSONAL_HEADERS)) {
          reply.raw.setHeader(name, value);
        }
        reply.raw.setHeader('content-security-policy', CONTENT_SECURITY);
        await underWay.run(request.raw, () => provider.callback()(request.raw, reply.raw));
        return reply;
      },
    });
  });
}
