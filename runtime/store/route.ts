import type { Database } from './database';
import type { ContentConfig, PageDocument } from '../document/document';
import { listenForPublishes, type PublishListener } from './publishNotices';
import type { Store } from './openStore';
import { loadRoutes } from './routing/loadRoutes';
import { PublishedDocuments } from './routing/publishedDocuments';
import { findRoute, type SiteRoutes } from '../document/addresses/siteRoutes';
import type { RedirectStatus } from '../document/addresses/redirects';
import { warn } from './warn';

export type Route =
  | { kind: 'redirect'; location: string; status: RedirectStatus }
  | { kind: 'page' | 'template'; document: PageDocument; contentConfig: ContentConfig | null }
  | { kind: 'none' };

/** Answers from memory; follows what is published, here and on other nodes. */
export interface Router {
  /**
   * Who answers an address.
   * @param uri path, with its query string if it has one; a trailing slash makes no difference.
   */
  resolveRoute(uri: string, website: string): Route;
  /** A published document by its id, for a fragment of it; null when it is not published. */
  findPublished(documentId: string, website: string): PageDocument | null;
  /** Reads the published state again. @param documentId only this document; absent: everything. */
  refresh(documentId?: string): Promise<void>;
  /** Called after each change that readers can see; null: anything may have changed. */
  onChange(listener: PublishListener): () => void;
  close(): Promise<void>;
}

const RETRY = 1000;

/**
 * Loads what is published and keeps up with it.
 * @param onProblem told of documents that can't be read and refreshes that failed (tried again).
 * @throws when the first load fails.
 */
export async function openRouter(
  database: Database,
  store: Store,
  onProblem: (error: Error) => void = warn,
): Promise<Router> {
  const documents = new PublishedDocuments(onProblem);
  const listeners = new Set<PublishListener>();
  let sites = new Map<string, SiteRoutes>();
  let wanted = new Set<string | null>();
  let isOurs = false;
  let next: Promise<void> | null = null;
  let running: Promise<void> = Promise.resolve();
  let retry: NodeJS.Timeout | undefined;

  /** Changes asked for while a load runs are loaded together, after it. */
  function refresh(documentId: string | null, isOurChange: boolean): Promise<void> {
    wanted.add(documentId);
    isOurs ||= isOurChange;
    if (!next) {
      next = running.then(load, load);
      running = next;
    }
    return next;
  }

  async function load(): Promise<void> {
    const changed = wanted;
    const areOurs = isOurs;
    wanted = new Set();
    isOurs = false;
    next = null;
    const ids = [...changed].filter((id) => id !== null);
    let shown: Iterable<string | null> = [null];
    if (changed.has(null)) {
      sites = await loadEverything(store, documents);
    } else {
      const others = await documents.load(store, ids);
      shown = new Set([...ids, ...others]);
    }
    for (const id of shown) for (const listener of listeners) listener(id, areOurs);
  }

  function follow(documentId: string | null, isOurChange: boolean): void {
    refresh(documentId, isOurChange).catch((error: unknown) => {
      onProblem(new Error('The published pages could not be read again.', { cause: error }));
      clearTimeout(retry);
      // Whose change it was may be known of others that failed before: told twice does no harm.
      retry = setTimeout(() => follow(null, true), RETRY).unref();
    });
  }

  const stopListening = await listenForPublishes(database, follow, onProblem);
  try {
    await refresh(null, false);
  } catch (error) {
    await stopListening();
    throw error;
  }

  return {
    resolveRoute(uri, website) {
      const routes = sites.get(website);
      if (!routes) return { kind: 'none' };
      const target = findRoute(routes, uri, website, (id) => documents.has(website, id));
      if (target.kind === 'none' || target.kind === 'redirect') return target;
      const document = documents.get(website, target.documentId);
      if (!document) return { kind: 'none' };
      return { kind: target.kind, document, contentConfig: target.contentConfig };
    },
    findPublished: (documentId, website) => documents.get(website, documentId) ?? null,
    refresh: (documentId) => refresh(documentId ?? null, false),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      clearTimeout(retry);
      await stopListening();
      await running.catch(onProblem);
    },
  };
}

/** All that is published, as it was at one moment. */
async function loadEverything(
  store: Store,
  documents: PublishedDocuments,
): Promise<Map<string, SiteRoutes>> {
  return store
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const sites = await loadRoutes(trx);
      await documents.load(trx, null);
      return sites;
    });
}
