import type { FastifyInstance } from 'fastify';

import { html } from '../../../plain-pages/html';
import type { NewsletterServiceOptions } from '../options';
import { ALL, isUnsubscribeToken } from '../rules/unsubscribeLinks';
import type { SignUps } from '../SignUps';
import { BODY_LIMIT, showContent, showMessage } from './pageForms';
import { badLink, left } from './words';

interface Params {
  sid: string;
  newsletter: string;
  token: string;
}

const PATH = '/newsletters/unsubscribe/:sid/:newsletter/:token';

/**
 * `POST /newsletters/unsubscribe/{sid}/{newsletter}/{token}` takes a contact off a list, or off all, whoever sends
 * it with whatever body: mail programs do, without a cookie (RFC 8058). `GET` shows a page with a button, since
 * programs open the links of a mail, too.
 */
export function unsubscribeRoutes(
  app: FastifyInstance,
  signUps: SignUps,
  { pages, newsletters, website, secrets, accountPath, results }: NewsletterServiceOptions,
): void {
  /** The title of what a link leaves, null for all; undefined for a link that is not ours. */
  const titleOf = ({ sid, newsletter, token }: Params): string | null | undefined => {
    if (!isUnsubscribeToken(token, { website, sid, newsletter }, secrets)) return undefined;
    if (newsletter === ALL) return null;
    // One that is not in the catalogue any more can still be left.
    return newsletters.find(({ id }) => id === newsletter)?.title ?? newsletter;
  };

  app.get<{ Params: Params }>(PATH, async (request, reply) => {
    const title = titleOf(request.params);
    if (title === undefined) return showMessage(reply.code(404), pages, badLink);
    const what = title ?? 'all newsletters';
    const content = html`<h1>Unsubscribe from ${what}?</h1>
      <p>You will no longer get ${title ?? 'any of our newsletters'}.</p>
      <form method="post">
        <input type="hidden" name="List-Unsubscribe" value="One-Click" />
        <button type="submit">Unsubscribe</button>
      </form>
      <a class="button quiet" href="${accountPath}">Choose your newsletters</a>`;
    return showContent(reply, pages, 'Unsubscribe', content);
  });

  void app.register(async (scope) => {
    // What mail programs send says nothing that the address does not.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_r, _b, done) =>
      done(null, null),
    );
    scope.post<{ Params: Params }>(PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const { sid, newsletter } = request.params;
      const title = titleOf(request.params);
      if (title === undefined) return showMessage(reply.code(404), pages, badLink);
      await results.optedOut(sid, title === null ? null : newsletter);
      if (title === null) await signUps.subscribers.leaveAll(sid);
      else
        await signUps.subscribers.change(sid, {
          newsletters: { [newsletter]: false },
          source: '',
        });
      return showMessage(reply, pages, left(title));
    });
  });
}
