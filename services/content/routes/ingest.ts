import type { FastifyInstance } from 'fastify';

import { tellChange } from '../changes/tellChange';
import { acceptDocuments, batchesOf } from '../http/acceptDocuments';
import type { ContentContext } from '../http/ContentContext';
import { HttpError } from '../../http/HttpError';
import { flagParam, wholeText } from '../http/params';
import type { Params } from '../http/params';
import { requireStaff } from '../../http/requireStaff';
import { PrepareThread } from '../prepare/PrepareThread';
import type { IngestAnswer } from '../prepare/prepareBatch';
import { deleteDocument } from '../store/deleteDocument';
import { storeAuthors } from '../store/storeAuthors';
import { storeDocuments } from '../store/storeDocuments';

/** s that a large import may take */
const BODY_SECONDS = 3600;

/**
 * `PUT /content/v4/ingest`: takes a document or `{documents: [...]}`, all the good ones in one
 * transaction; or a list of documents, or lines with one each (`application/x-ndjson`), some at a time as
 * they come in. `tolerant=true` keeps deviating documents, `trusted=true` lets their raw HTML into the
 * page, `check=true` stores nothing. `DELETE /content/v4/ingest/{id}` takes one out again.
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
        const settings = {
          website: delivery.website,
          options: { ...prepare, isTrusted: flagParam(request.query, 'trusted') },
          isTolerant: flagParam(request.query, 'tolerant'),
        };
        const isCheck = flagParam(request.query, 'check');
        const answer: IngestAnswer = { accepted: [], rejected: [] };
        let isTimed = false;
        try {
          for await (const batch of batchesOf(request)) {
            const prepared = await thread.prepare({ ...batch, ...settings });
            if (!prepared.ok) throw new HttpError(400, prepared.message);
            if (!isCheck) {
              await db.transaction().execute(async (transaction) => {
                const areAuthorsNew = await storeAuthors(transaction, prepared.authors);
                const written = await storeDocuments(transaction, prepared.documents);
                isTimed ||= written.some((document) => document.isTimed);
                // Who writes much is in more documents than are worth naming.
                if (areAuthorsNew) await onChange(null, transaction);
                else await tellChange(transaction, written, onChange);
              });
            }
            answer.accepted.push(...prepared.answer.accepted);
            answer.rejected.push(...prepared.answer.rejected);
          }
        } catch (error) {
          throw tellStored(error, isCheck ? 0 : answer.accepted.length);
        } finally {
          if (isTimed) watch.look();
        }
        return answer;
      },
    );
  });

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

/** A refusal in the middle of a stream, with what is stored all the same. */
function tellStored(error: unknown, stored: number): unknown {
  return error instanceof HttpError && stored > 0
    ? new HttpError(error.statusCode, `${error.message}; ${stored} before that are stored`)
    : error;
}
