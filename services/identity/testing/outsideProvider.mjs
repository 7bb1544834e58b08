/**
 * A publisher's own OpenID Connect provider, for a journey: a process of its own that asks for a name,
 * believes it, and tells its parent its issuer. `node outsideProvider.mjs <client id> <client secret>`
 */
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

const [clientId, clientSecret] = process.argv.slice(2);
let answer = (_request, response) => response.writeHead(503).end();
const server = createServer((request, response) => answer(request, response));

server.listen(0, () => {
  const issuer = `http://localhost:${server.address().port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: ['http://localhost/pf/editor/callback'],
        post_logout_redirect_uris: ['http://localhost/pf/editor/signed-out'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_context, id) => ({
      accountId: id,
      // Some have an address that nobody looked at.
      claims: () => ({
        sub: id,
        email: `${id.replace('unverified-', '')}@press.test`,
        email_verified: !id.startsWith('unverified-'),
        name: id,
      }),
    }),
    // Pages that ask for a name, and then for consent.
    features: { devInteractions: { enabled: true } },
  });
  // The port of the site is known only once it runs.
  provider.Client.prototype.redirectUriAllowed = (uri) =>
    ['/pf/editor/callback', '/google/callback'].some((path) => uri.endsWith(path));
  answer = provider.callback();
  process.send(issuer);
});
