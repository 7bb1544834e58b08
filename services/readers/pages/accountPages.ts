import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyError, FastifyInstance } from 'fastify';

import type { Html } from '../../../plain-pages/html';
import { apDate } from '../../dates/apDate';
import { HttpError } from '../../http/HttpError';
import { isOurs } from '../../http/isOurs';
import { deleteAccount } from '../data/deleteAccount';
import { everythingOf } from '../data/everythingOf';
import type { Reader } from '../Reader';
import type { Readers } from '../Readers';
import { fieldsOf, readerIn, type ReaderAnswers, type ReaderHooks } from '../routes/answers';
import { deleted, failed, foreignForm } from '../routes/messages';
import { signOutRoute } from '../routes/signOut';
import { ACCOUNT_PATH, signInPath } from '../rules/paths';
import { ownPath } from '../rules/ownPath';
import { parseId, parseKey } from '../rules/parseThing';
import { listFollows, unfollow } from '../store/follows';
import { listSaved, removeSaved } from '../store/saved';
import { closeSessions, listSessions } from '../store/sessions';
import { AccountView, type AccountPage } from './AccountView';
import * as contents from './contents';
import { saved } from './savedContent';

type Fields = Record<string, unknown>;

/**
 * The account pages (platform §6: "Manage account"), made for each reader, complete without script. Who is signed
 * out is led to where they sign in, and comes back.
 */
export function accountPages(
  app: FastifyInstance,
  readers: Readers,
  answers: ReaderAnswers & ReaderHooks,
): void {
  const { db, options, now } = readers;
  const { show, change } = pageRoutes(app, readers, answers);
  const tell = (date: Date) => apDate(date, options.timeZone);

  show('profile', '/', async (reader) => contents.profile(reader, options.identity?.links ?? []));

  show('following', '/following/', async ({ id, token }) =>
    contents.following(await listFollows(db, id), token),
  );
  change('/following/', async ({ id }, fields) => {
    await unfollow(db, id, parseKey(fields));
    return '/following/?done=removed';
  });

  show('saved', '/saved/', async ({ id, token }) => saved(await listSaved(db, id), token, tell));
  change('/saved/', async ({ id }, fields) => {
    await removeSaved(db, id, parseId(fields['id']));
    return '/saved/?done=removed';
  });

  show('devices', '/devices/', async (reader) =>
    contents.devices(await listSessions(db, reader.id, now()), reader, tell),
  );
  change('/devices/', async ({ id, session }, fields) => {
    if (fields['all'] === 'others') {
      await closeSessions(db, id, { allBut: session.id });
      return '/devices/?done=others-signed-out';
    }
    await closeSessions(db, id, { only: parseId(fields['id']) });
    return '/devices/?done=signed-out';
  });

  subscriptionRoutes(readers, { show, change });
  mailAndGifts(readers, { show, change });
  dataRoutes(app, readers, { show, change });

  app.get<{ Querystring: { to?: unknown; by?: unknown } }>(
    '/sign-in/',
    ({ query, headers }, reply) => {
      const to = ownPath(query.to) ?? cameFrom(headers) ?? `${ACCOUNT_PATH}/`;
      return reply.redirect(signInPath(to) + (query.by === 'google' ? '&by=google' : ''), 303);
    },
  );
  app.route({ method: 'POST', url: '/sign-out/', ...signOutRoute(readers, answers) });
  // A link can be followed by a program that only looks: it asks first.
  app.get('/sign-out/', (_request, reply) => reply.redirect(`${ACCOUNT_PATH}/devices/`, 303));
}

/** The page of ours that a link without script stood on, as the browser names it. */
function cameFrom({ referer, host }: IncomingHttpHeaders): string | null {
  const from = referer !== undefined && URL.canParse(referer) ? new URL(referer) : null;
  return from !== null && from.host === host ? ownPath(from.pathname + from.search) : null;
}

type PageRoutes = Pick<ReturnType<typeof pageRoutes>, 'show' | 'change'>;

/** What a reader pays for, where something is sold. */
function subscriptionRoutes({ options: { desk } }: Readers, { show, change }: PageRoutes): void {
  if (!desk) return;
  const ownerOf = ({ id, state, token }: Reader) => {
    return { id, isSubscribed: state === 'Subscribed', token };
  };
  show('subscription', '/subscription/', async (reader) => desk.page(ownerOf(reader)));
  show(
    'subscription',
    '/subscription/change/',
    async (reader, query) =>
      (await desk.changePage(ownerOf(reader), query)) ?? desk.page(ownerOf(reader)),
  );
  change('/subscription/', async (reader, fields) => {
    const outcome = await desk.apply(ownerOf(reader), fields);
    if ('leads' in outcome) return outcome;
    if ('done' in outcome) return `/subscription/?done=${outcome.done}`;
    const content = await desk.page(ownerOf(reader));
    return { page: 'subscription', problem: outcome.problem, content };
  });
}

/** The pages that others fill: they are there where those are. */
function mailAndGifts({ options }: Readers, { show, change }: PageRoutes): void {
  const { newsletters, gifts } = options;
  const tell = (date: Date) => apDate(date, options.timeZone);
  if (newsletters) {
    show('newsletters', '/newsletters/', async ({ email, token }) =>
      contents.newsletters(email === null ? [] : await newsletters.read({ email }), token),
    );
    change('/newsletters/', async ({ email }, _fields, form) => {
      if (email === null) throw new HttpError(409, 'Confirm your email first.');
      await newsletters.save({ email }, form.getAll('id'));
      return '/newsletters/?done=saved';
    });
  }
  if (gifts)
    show('gifts', '/gifts/', async ({ id }) => contents.gifts(await gifts.giftsOf(id), tell));
}

/** A copy of what is kept, and the end of it. */
function dataRoutes(app: FastifyInstance, readers: Readers, { show, change }: PageRoutes): void {
  show('data', '/data/', async (reader) => contents.data(reader));
  app.get('/data/export.json', async (request, reply) => {
    const reader = await readers.readerOf(request.headers);
    if (!reader) return reply.redirect(signInPath(`${ACCOUNT_PATH}/data/`), 303);
    const everything = await everythingOf(readers, reader);
    return reply
      .header('content-disposition', 'attachment; filename="account.json"')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(everything, null, 2));
  });
  change('/data/delete/', async (reader, fields) => {
    if (!reader.session.isProved)
      return { leads: `${signInPath(`${ACCOUNT_PATH}/data/#end`)}&fresh=1` };
    if (fields['sure'] !== 'yes') return '/data/#end';
    await deleteAccount(readers, reader);
    return { says: deleted };
  });
}

/** What came of a form: another of the pages, another address, the page again with why not, or the end of the account. */
type Outcome =
  | string
  | { leads: string }
  | { page: AccountPage; problem: string; content: Html }
  | { says: typeof deleted };

function pageRoutes(app: FastifyInstance, readers: Readers, answers: ReaderAnswers & ReaderHooks) {
  const { provider, options } = readers;
  const view = new AccountView(options);
  const policy = () => view.policy([provider.origin, ...(options.desk?.origins ?? [])]);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'reader service');
    const words =
      status < 500 ? { ...failed, title: 'That did not work', words: error.message } : failed;
    return answers.say(reply, status, words);
  });

  /** A page, at its address. */
  const show = (
    page: AccountPage,
    path: string,
    contentFor: (reader: Reader, query: Fields) => Promise<Html>,
  ): void => {
    // Typed without the last slash; the first page is there either way.
    if (path !== '/')
      app.get(path.slice(0, -1), ({ url }, reply) => {
        const search = /\?.*$/s.exec(url)?.[0] ?? '';
        return reply.redirect(ACCOUNT_PATH + path + search, 301);
      });
    app.get<{ Querystring: { done?: unknown } }>(path, async (request, reply) => {
      const reader = await readers.freshReaderOf(request.headers);
      if (!reader) {
        answers.takeAway(request, reply);
        return reply.redirect(signInPath(ACCOUNT_PATH + path), 303);
      }
      answers.keepOn(request, reply, reader);
      const content = await contentFor(reader, request.query);
      return reply
        .header('content-security-policy', policy())
        .type('text/html; charset=utf-8')
        .send(view.draw({ page, content, token: reader.token, notice: request.query.done }));
    });
  };

  /** What a form of a page changes: only with its token, only from ourselves. */
  const change = (
    path: string,
    apply: (reader: Reader, fields: Fields, form: URLSearchParams) => Promise<Outcome>,
  ): void => {
    const onRequest = answers.orLead(() => signInPath(`${ACCOUNT_PATH}/`));
    app.post(path, { onRequest }, async (request, reply) => {
      const { headers, body } = request;
      const reader = readerIn(request);
      const form = body instanceof URLSearchParams ? body : new URLSearchParams();
      if (!isOurs(headers) || !readers.isTokenOf(headers, form.get('csrf')))
        return answers.say(reply, 403, foreignForm);
      const outcome = await apply(reader, fieldsOf(form), form);
      if (typeof outcome === 'string') return reply.redirect(ACCOUNT_PATH + outcome, 303);
      if ('leads' in outcome) return reply.redirect(outcome.leads, 303);
      if ('problem' in outcome)
        return reply
          .code(409)
          .header('content-security-policy', policy())
          .type('text/html; charset=utf-8')
          .send(view.draw({ ...outcome, token: reader.token }));
      answers.takeAway(request, reply);
      return answers.say(reply, 200, outcome.says);
    });
  };
  return { show, change };
}
