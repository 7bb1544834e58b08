import { randomUUID } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import type { Fault } from '../ans/explainError';
import { tellChange } from '../changes/tellChange';
import { acceptDocuments, batchesOf } from '../http/acceptDocuments';
import type { ContentContext } from '../http/ContentContext';
import { HttpError } from '../../http/HttpError';
import { flagParam, textParam, wholeText } from '../http/params';
import type { Params } from '../http/params';
import { requireStaff } from '../../http/requireStaff';
import type { Outcome } from '../merge/Outcome';
import { storeBatch } from '../merge/storeBatch';
import { PrepareThread } from '../prepare/PrepareThread';
import type { Prepared, Rejected } from '../prepare/prepareBatch';
import { forgetChecked } from '../store/checkedDocuments';
import { deleteDocument } from '../store/deleteDocument';

/** s that a large import may take */
const BODY_SECONDS = 3600;

/** What became of the documents of an ingest. */
export interface IngestAnswer {
  accepted: (Omit<Outcome, 'kept'> & { _id: string; kept?: string[]; deviations: Fault[] })[];
  rejected: Rejected[];
}

/**
 * `PUT /content/v4/ingest`: takes a document or `{documents: [...]}`, all the good ones in one
 * transaction; or a list of documents, or lines with one each (`application/x-ndjson`), some at a time as
 * they come in. What is stored and does not come in again is kept, unless `replace=true`.
 * `profile=delivered` takes what a content API delivers, and keeps what deviates from that;
 * `trusted=true` lets raw HTML into the page. `check=true` only says what would become of them, each after
 * those before it; where that takes several requests, they have a name (`run`), which `DELETE
 * /content/v4/ingest-checks/{run}` ends. `DELETE /content/v4/ingest/{id}` takes a document out again.
 */
export function ingestRoutes(app: FastifyInstance, context: ContentContext): void {
  const { db, delivery, prepare, token, onChange, watch } = context;
  const onRequest = requireStaff(token);
  const thread = new PrepareThread(context.prepareWorker);
  app.addHook('onClose', () => thread.close());

  void app.register(async (scope) => {
    acceptDocuments(scope);
    scope.put<{ Querystring: Params }>(
      '/content/v4/ingest',
      { onRequest, config: { bodySeconds: BODY_SECONDS } },
      async (request): Promise<IngestAnswer> => {
        const { query } = request;
        const options = { ...prepare, isTrusted: flagParam(query, 'trusted') };
        const isReplacing = flagParam(query, 'replace');
        const run = flagParam(query, 'check') ? textParam(query, 'run') || randomUUID() : null;
        const job = { website: delivery.website, options, isTolerant: isDelivered(query) };
        const answer: IngestAnswer = { accepted: [], rejected: [] };
        let isTimed = false;
        try {
          for await (const batch of batchesOf(request)) {
            const prepared = await thread.prepare({ ...batch, ...job });
            if (!prepared.ok) throw new HttpError(400, prepared.message);
            const settings = { options, isReplacing, run };
            const stored = await storeBatch(context, thread, prepared.prepared, settings);
            isTimed ||= stored.isTimed;
            answer.rejected.push(...prepared.rejected);
            answer.accepted.push(...acceptedOf(prepared.prepared, stored.outcomes));
          }
        } catch (error) {
          throw tellStored(error, run === null ? answer.accepted.length : 0);
        } finally {
          if (isTimed) watch.look();
          if (run !== null && textParam(query, 'run') === '') await forgetChecked(db, run);
        }
        return answer;
      },
    );
  });

  app.delete<{ Params: { run: string } }>(
    '/content/v4/ingest-checks/:run',
    { onRequest },
    async ({ params: { run } }) => {
      await forgetChecked(db, wholeText(run, 'the run'));
      return { run, ended: true };
    },
  );

  app.delete<{ Params: { '*': string } }>(
    '/content/v4/ingest/*',
    { onRequest },
    async ({ params: { '*': given } }) => {
      const id = wholeText(given, 'the id');
      await db.transaction().execute(async (transaction) => {
        const deleted = await deleteDocument(transaction, id);
        if (deleted.length === 0) throw new HttpError(404, `There is no document ${id}`);
        await tellChange(transaction, deleted, onChange);
      });
      return { _id: id, deleted: true };
    },
  );
}

/** @throws HttpError 400 for a profile that there is not */
function isDelivered(query: Params): boolean {
  const profile = textParam(query, 'profile');
  if (!['', 'strict', 'delivered'].includes(profile)) {
    throw new HttpError(400, `profile must be strict or delivered, not "${profile}"`);
  }
  // The name that the profile had before it was one.
  return profile === 'delivered' || flagParam(query, 'tolerant');
}

function acceptedOf(
  prepared: readonly Prepared[],
  outcomes: readonly Outcome[],
): IngestAnswer['accepted'] {
  return prepared.flatMap((one, index) => {
    const outcome = outcomes[index];
    if (!outcome) return [];
    const { kept, ...rest } = outcome;
    const _id = one.kind === 'author' ? one.author.id : one.row.id;
    return [{ _id, ...rest, ...(kept.length > 0 ? { kept } : {}), deviations: one.deviations }];
  });
}

/** A refusal in the middle of a stream, with what is stored all the same. */
function tellStored(error: unknown, stored: number): unknown {
  return error instanceof HttpError && stored > 0
    ? new HttpError(error.statusCode, `${error.message}; ${stored} before that are stored`)
    : error;
}
