import type { FastifyInstance } from 'fastify';

import { html } from '../../../plain-pages/html';
import type { NewsletterServiceOptions } from '../options';
import type { SignUps } from '../SignUps';
import { BODY_LIMIT, ownPagesOnly, showContent, showMessage, takeForms } from './pageForms';
import { listOf, signedUpBefore, thanks, usedUp } from './words';

const PATH = '/newsletters/confirm';

/**
 * `GET /newsletters/confirm?key=` asks the owner of an address, `POST` with the key signs them up. Programs that
 * open the links of a mail use nothing up. Who comes back with a key that was used is told that it is done, for as
 * long as it counts.
 */
export function confirmRoutes(
  app: FastifyInstance,
  signUps: SignUps,
  { pages }: NewsletterServiceOptions,
): void {
  app.get<{ Querystring: { key?: unknown } }>(PATH, async ({ query }, reply) => {
    const key = typeof query.key === 'string' ? query.key : '';
    const asked = await signUps.look(key);
    if (!asked) return showMessage(reply.code(410), pages, usedUp);
    if (asked.kind === 'before') return showMessage(reply, pages, signedUpBefore(asked.titles));
    const content = html`<h1>Confirm your sign-up</h1>
      <p>We will send ${listOf(asked.titles)} to ${asked.email}.</p>
      <form method="post" action="${app.prefix + PATH}">
        <input type="hidden" name="key" value="${key}" />
        <button type="submit">Confirm</button>
      </form>
      <a class="button quiet" href="/">Not now</a>`;
    return showContent(reply, pages, 'Confirm', content);
  });

  void app.register(async (scope) => {
    takeForms(scope);
    scope.post(
      PATH,
      { bodyLimit: BODY_LIMIT, onRequest: ownPagesOnly },
      async ({ body }, reply) => {
        const key = body instanceof URLSearchParams ? (body.get('key') ?? '') : '';
        const done = await signUps.confirm(key);
        if (!done) return showMessage(reply.code(410), pages, usedUp);
        if (done.kind === 'before') return showMessage(reply, pages, signedUpBefore(done.titles));
        const link = { url: '/newsletters/', label: 'All newsletters' };
        return showMessage(reply, pages, thanks(done.titles, link));
      },
    );
  });
}
