import type { FastifyPluginAsync } from 'fastify';
import { toContentError } from '../../content/callSource';
import { accessOf, previewOf, type RuleOf } from '../../content/guard';
import type { ContentClient, ContentOutcome } from '../../content/fetchContent';
import { parseFilter } from '../../content/filter';
import type { ContentEntry, ContentError } from '../../content/types';
import { StoredBody } from '../../render/storedBody';
import { cacheTagHeader, contentTags, siteTag } from '../../render/tags';
import type { Admit } from '../limits';
import { Refused } from '../Refused';
import type { RenderQueue } from '../RenderQueue';
import { sendStored } from '../sendStored';
import { singleParam } from '../singleParam';

interface FetchRoute {
  Params: { source: string };
}

const bodies = new WeakMap<ContentEntry, StoredBody>();

function bodyOf(entry: ContentEntry): StoredBody {
  let body = bodies.get(entry);
  if (!body) {
    body = new StoredBody(Buffer.from(entry.json));
    bodies.set(entry, body);
  }
  return body;
}

/** A browser can't be told of a change, so it keeps only what follows no document. */
function cachingOf(entry: ContentEntry, outcome: ContentOutcome): string {
  const isOld = outcome === 'stale' || outcome === 'stale-on-error';
  const lives = Math.round((entry.expires - entry.fetched) / 1000);
  if (lives === 0) return 'no-store';
  const left = Math.max(0, Math.round((entry.expires - Date.now()) / 1000));
  const seconds = isOld ? 0 : left;
  const browser = entry.holding ? 0 : Math.min(seconds, 60);
  const stale = isOld ? 1 : Math.min(300, lives);
  return `public, max-age=${browser}, s-maxage=${seconds}, stale-while-revalidate=${stale}, stale-if-error=259200`;
}

/** @throws Error that says what is wrong with the text. */
export function parseQuery(text: string | undefined): Record<string, unknown> {
  if (!text) return {};
  let query: unknown;
  try {
    query = JSON.parse(text);
  } catch (error) {
    throw new Error(`query is not JSON: ${(error as Error).message}`, { cause: error });
  }
  if (query === null || typeof query !== 'object' || Array.isArray(query)) {
    throw new Error('query must be a JSON object');
  }
  return query as Record<string, unknown>;
}

export interface ContentApiOptions {
  content: ContentClient;
  /** The site that is meant where none is named. */
  website: string;
  /** Whether a client may have a source asked. */
  admit: Admit;
  /** Who may read what; absent: anybody may read all. */
  ruleOf?: RuleOf | undefined;
  queue: RenderQueue;
}

/** What is told of a failure; what the upstream said of itself is for the log. */
const MESSAGES: Record<number, string> = {
  400: 'The source does not take this query.',
  404: 'The source has nothing for this query.',
  410: 'What the source had for this query is gone.',
  503: 'The source can’t be asked now. Please ask again later.',
};
const REFUSED = 'The source does not answer this query.';

/** What goes wrong behind the source is 503; so is a status that is none. */
const statusOf = ({ statusCode }: ContentError): number =>
  Number.isInteger(statusCode) && statusCode >= 300 && statusCode < 500 ? statusCode : 503;

/**
 * `GET /pf/api/v3/content/fetch/{source}?query&filter&_website&d` (platform §7): the answer of a
 * content source that the browser may ask. 400 with a reason for a bad query or filter, 404 for a
 * source that does not exist or is not for the browser.
 */
export function contentApi(options: ContentApiOptions): FastifyPluginAsync {
  const { content, admit, queue, ruleOf } = options;
  return async (app) => {
    app.get<FetchRoute>('/pf/api/v3/content/fetch/:source', async (request, reply) => {
      const { source: name } = request.params;
      const source = content.source(name);
      if (!source || source.http === false) {
        return reply.code(404).send({ message: `There is no content source "${name}".` });
      }
      const filter = singleParam(request, 'filter');
      const website = singleParam(request, '_website') ?? options.website;
      const text = singleParam(request, 'query');
      let query: Record<string, unknown>;
      try {
        query = parseQuery(text);
        if (filter) parseFilter(filter);
      } catch (error) {
        return reply.code(400).send({ message: (error as Error).message });
      }
      try {
        const asked = { source: name, query, ...(filter ? { filter } : {}) };
        const ask = () => content.get(asked, website);
        const key = content.key(asked, website);
        const isKnown = key !== null && content.isKnown(key);
        if (!isKnown) await admit('content', request);
        const { entry, outcome } = await (isKnown ? ask() : queue.run(ask));
        const address = content.key({ source: name, query }, website) ?? name;
        // In full it is handed out on pages alone, to readers who may read it.
        const body = bodyOf(previewOf(source, entry, accessOf(source, entry, ruleOf)));
        return await sendStored(request, reply, 200, body, {
          'content-type': 'application/json; charset=utf-8',
          'cache-control': cachingOf(entry, outcome),
          'cache-tag': cacheTagHeader([siteTag(website), ...contentTags([[address, entry]])]),
          'x-broadsheet-content': outcome,
        });
      } catch (error) {
        if (error instanceof Refused) throw error;
        const failure = toContentError(name, error);
        const status = statusOf(failure);
        request.log.info({ err: failure, url: request.raw.url, status }, 'No content');
        reply.header('cache-control', 'no-store');
        if (failure.location) reply.header('location', failure.location);
        if (status === 503) reply.header('retry-after', '10');
        return reply.code(status).send({ message: MESSAGES[status] ?? REFUSED });
      }
    });
  };
}
