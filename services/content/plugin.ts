import type { FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';

import { answerError } from '../http/answerError';
import { requireStaff } from '../http/requireStaff';
import { guardBodies } from '../../http/guardBodies';
import type { OnChange } from './changes/ContentChange';
import { watchDueChanges } from './changes/watchDueChanges';
import type { ContentContext } from './http/ContentContext';
import { authorsRoutes } from './routes/authors';
import { collectionDeskRoutes } from './routes/collectionDesk';
import { collectionsRoutes } from './routes/collections';
import { ingestRoutes } from './routes/ingest';
import { listingDeskRoutes } from './routes/listingDesk';
import { relatedRoute } from './routes/related';
import { searchRoute } from './routes/search';
import { searchHelpRoutes } from './routes/searchHelp';
import { sectionsRoutes } from './routes/sections';
import { storiesRoute } from './routes/stories';
import { urlsRoute } from './routes/urls';
import { openDatabase } from './store/openDatabase';

export interface ContentServiceOptions {
  /** The database; stays the caller's to close. */
  pool: Pool;
  /** The bearer token with which staff changes content. */
  token: string;
  /** Whether anybody may read all that there is; otherwise that takes the token, too. */
  isOpen?: boolean;
  /** The signature of a picture for the resizer: of a stored file's name, or a remote address. */
  signImage: (id: string) => string;
  /** The site's id, for example `broadsheet`. */
  website: string;
  /** Hosts (with port) whose pictures our resizer reads, besides the originals stored with us. */
  imageHosts?: readonly string[];
  /** Hosts of the site itself: links to any other get `rel="nofollow"` (platform §5). */
  ownHosts?: readonly string[];
  /** Told of all that readers get differently, within the transaction that makes it so. */
  onChange?: OnChange;
  /**
   * The built `prepare/prepareWorker.ts`: a thread that large documents are prepared in. Without it they
   * are prepared in this one, which answers nobody meanwhile.
   */
  prepareWorker?: URL;
}

/**
 * The content service: stories, search, collections, authors and sections in PostgreSQL, at the paths
 * of a hosted content API (platform §7, widgets §7). Register it under a prefix; its tables are made
 * before the first request.
 */
export const contentService: FastifyPluginAsync<ContentServiceOptions> = async (app, options) => {
  const {
    pool,
    token,
    isOpen = true,
    signImage,
    website,
    imageHosts = [],
    ownHosts = [],
    onChange = async () => undefined,
    prepareWorker,
  } = options;
  const db = await openDatabase(pool);
  const watch = watchDueChanges(db, onChange, (error) =>
    app.log.error({ err: error }, 'What is due could not be looked for'),
  );
  app.addHook('onClose', () => watch.stop());
  const context: ContentContext = {
    db,
    token,
    onChange,
    watch,
    delivery: { website, signImage, imageHosts },
    prepare: { ownHosts },
    ...(prepareWorker ? { prepareWorker } : {}),
  };
  guardBodies(app);
  app.setErrorHandler(answerError('content'));
  if (!isOpen) app.addHook('onRequest', requireStaff(token));
  storiesRoute(app, context);
  searchRoute(app, context);
  searchHelpRoutes(app, context);
  collectionsRoutes(app, context);
  collectionDeskRoutes(app, context);
  listingDeskRoutes(app, context);
  relatedRoute(app, context);
  urlsRoute(app, context);
  ingestRoutes(app, context);
  authorsRoutes(app, context);
  sectionsRoutes(app, context);
};
