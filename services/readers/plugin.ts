import type { FastifyInstance, FastifyPluginAsync } from 'fastify';

import { guardBodies } from '../../http/guardBodies';
import { answerError } from '../http/answerError';
import { PERSONAL_HEADERS } from '../http/personalHeaders';
import { accountPages } from './pages/accountPages';
import type { Readers } from './Readers';
import { readerAnswers, readerHooks } from './routes/answers';
import { formRoutes } from './routes/forms';
import { followRoutes, notificationRoutes, savedRoutes } from './routes/lists';
import { meRoute } from './routes/me';
import { signInRoutes } from './routes/signIn';
import { signOutRoutes } from './routes/signOut';
import { subscriberRoutes } from './routes/subscribers';

/** bytes */
const BODY_LIMIT = 8192;
/** How often sessions that have ended are removed (ms). */
const TIDY_EVERY_MS = 3_600_000;

/** The routes of readers, at `/readers/…`, and the subscriber calls. Register it under `/gateway`. See README.md. */
export const readerService: FastifyPluginAsync<{ readers: Readers }> = async (app, { readers }) => {
  tidyAtTimes(app, readers);
  personal(app);
  app.setErrorHandler(answerError('reader'));
  const answers = readerAnswers(readers);
  signInRoutes(app, readers, answers);
  signOutRoutes(app, readers, answers);
  meRoute(app, readers, answers);
  const hooks = readerHooks(app, readers);
  followRoutes(app, readers, hooks);
  savedRoutes(app, readers, hooks);
  notificationRoutes(app, readers, hooks);
  formRoutes(app, readers, answers);
  subscriberRoutes(app, readers);
};

/** The account pages. Register them under `/account`. */
export const accountService: FastifyPluginAsync<{ readers: Readers }> = async (
  app,
  { readers },
) => {
  personal(app);
  accountPages(app, readers, { ...readerAnswers(readers), ...readerHooks(app, readers) });
};

/** What holds for all that is about one reader. */
function personal(app: FastifyInstance): void {
  guardBodies(app);
  app.addHook('onRoute', (route) => {
    route.bodyLimit = BODY_LIMIT;
  });
  // The site's own headers are set before these, for all of its services.
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ ...PERSONAL_HEADERS, 'cache-control': 'private, no-store' });
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

function tidyAtTimes(app: FastifyInstance, readers: Readers): void {
  let timer: NodeJS.Timeout | undefined;
  let tidying: Promise<void> = Promise.resolve();
  const tidy = () => {
    tidying = readers.tidy().catch((error: unknown) => {
      app.log.warn({ err: error }, 'Sessions that have ended wait to be removed');
    });
  };
  app.addHook('onListen', async () => {
    tidy();
    timer = setInterval(tidy, TIDY_EVERY_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await tidying;
  });
}
