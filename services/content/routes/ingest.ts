import type { FastifyInstance } from 'fastify';

import type { ContentContext } from '../http/ContentContext';
import { HttpError } from '../../http/HttpError';
import { flagParam } from '../http/params';
import type { Params } from '../http/params';
import { requireStaff } from '../../http/requireStaff';
import { PrepareThread } from '../prepare/PrepareThread';
import type { IngestAnswer } from '../prepare/prepareBatch';
import { deleteDocument } from '../store/deleteDocument';
import { storeAuthors } from '../store/storeAuthors';
import { storeDocuments } from '../store/storeDocuments';

/** bytes of a request; one document may have 4 MB */
const MAX_BODY = 32 * 1024 * 1024;

/**
 * `PUT /content/v4/ingest`: takes a document or `{documents: [...]}`, all the good ones in one
 * transaction. `tolerant=true` keeps deviating documents, `trusted=true` lets their raw HTML into the
 * page, `check=true` stores nothing. `DELETE /content/v4/ingest/{id}` takes one out again.
 */
export function ingestRoutes(app: FastifyInstance, context: ContentContext): void {
  const { db, delivery, prepare, token } = context;
  const onRequest = requireStaff(token);
  const thread = new PrepareThread(context.prepareWorker);
  app.addHook('onClose', () => thread.close());

  void app.register(async (scope) => {
    // The text is parsed where the documents are prepared.
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.put<{ Querystring: Params; Body: string }>(
      '/content/v4/ingest',
      { onRequest, bodyLimit: MAX_BODY },
      async (request): Promise<IngestAnswer> => {
        const batch = await thread.prepare({
          text: request.body ?? '',
          website: delivery.website,
          options: { ...prepare, isTrusted: flagParam(request.query, 'trusted') },
          isTolerant: flagParam(request.query, 'tolerant'),
        });
        if (!batch.ok) throw new HttpError(400, batch.message);
        if (!flagParam(request.query, 'check')) {
          await db.transaction().execute(async (transaction) => {
            await storeAuthors(transaction, batch.authors);
            await storeDocuments(transaction, batch.documents);
          });
        }
        return batch.answer;
      },
    );
  });

  app.delete<{ Params: { '*': string } }>(
    '/content/v4/ingest/*',
    { onRequest },
    async ({ params: { '*': id } }) => {
      if (!(await deleteDocument(db, id))) throw new HttpError(404, `There is no document ${id}`);
      return { _id: id, deleted: true };
    },
  );
}
