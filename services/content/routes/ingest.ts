import type { FastifyInstance } from 'fastify';

import { checkAnsDocument } from '../ans/checkAnsDocument';
import type { Fault } from '../ans/explainError';
import { isObject } from '../ans/json';
import { tellChange } from '../changes/tellChange';
import { parseAuthor } from '../authors/parseAuthor';
import type { ContentContext } from '../http/ContentContext';
import { HttpError } from '../../http/HttpError';
import { flagParam } from '../http/params';
import type { Params } from '../http/params';
import { requireStaff } from '../../http/requireStaff';
import { documentRow } from '../prepare/documentRow';
import type { DocumentRow } from '../prepare/documentRow';
import { deleteDocument } from '../store/deleteDocument';
import { storeAuthors } from '../store/storeAuthors';
import type { AuthorRow } from '../store/storeAuthors';
import { storeDocuments } from '../store/storeDocuments';

const MAX_DOCUMENTS = 100;
/** bytes of a request; one document may have 4 MB */
const MAX_BODY = 32 * 1024 * 1024;

/** What became of the documents of an ingest. */
export interface IngestAnswer {
  accepted: { _id: string; deviations: Fault[] }[];
  rejected: { _id: string; errors: Fault[] }[];
}

/**
 * `PUT /content/v4/ingest`: takes a document or `{documents: [...]}`, all the good ones in one
 * transaction. `tolerant=true` keeps deviating documents, `trusted=true` lets their raw HTML into the
 * page, `check=true` stores nothing. `DELETE /content/v4/ingest/{id}` takes one out again.
 */
export function ingestRoutes(app: FastifyInstance, context: ContentContext): void {
  const { db, delivery, prepare, token, onChange, watch } = context;
  const onRequest = requireStaff(token);

  app.put<{ Querystring: Params }>(
    '/content/v4/ingest',
    { onRequest, bodyLimit: MAX_BODY },
    async (request): Promise<IngestAnswer> => {
      const options = { ...prepare, isTrusted: flagParam(request.query, 'trusted') };
      const tolerant = flagParam(request.query, 'tolerant');
      const answer: IngestAnswer = { accepted: [], rejected: [] };
      const documents: DocumentRow[] = [];
      const authors: AuthorRow[] = [];

      for (const given of documentsOf(request.body)) {
        const check = checkAnsDocument(given, { tolerant });
        if (!check.ok) {
          answer.rejected.push({ _id: check.id, errors: check.errors });
        } else if (check.type === 'author') {
          const parsed = parseAuthor(check.document);
          if (parsed.ok) {
            authors.push({ id: parsed.id, name: parsed.name, document: parsed.author });
            answer.accepted.push({ _id: parsed.id, deviations: check.deviations });
          } else {
            answer.rejected.push({ _id: parsed.id, errors: parsed.errors });
          }
        } else {
          documents.push(documentRow(check.document, check.deviations, delivery.website, options));
          answer.accepted.push({ _id: check.id, deviations: check.deviations });
        }
      }
      if (!flagParam(request.query, 'check')) {
        const stored = await db.transaction().execute(async (transaction) => {
          const areAuthorsNew = await storeAuthors(transaction, authors);
          const written = await storeDocuments(transaction, documents);
          // Who writes much is in more documents than are worth naming.
          if (areAuthorsNew) await onChange(null, transaction);
          else await tellChange(transaction, written, onChange);
          return written;
        });
        if (stored.some(({ isTimed }) => isTimed)) watch.look();
      }
      return answer;
    },
  );

  app.delete<{ Params: { '*': string } }>(
    '/content/v4/ingest/*',
    { onRequest },
    async ({ params: { '*': id } }) => {
      await db.transaction().execute(async (transaction) => {
        const deleted = await deleteDocument(transaction, id);
        if (deleted.length === 0) throw new HttpError(404, `There is no document ${id}`);
        await tellChange(transaction, deleted, onChange);
      });
      return { _id: id, deleted: true };
    },
  );
}

/** @throws HttpError 400 */
function documentsOf(body: unknown): unknown[] {
  const batch = isObject(body) ? body.documents : null;
  const documents: unknown[] = Array.isArray(batch) ? batch : [body];
  if (documents.length > MAX_DOCUMENTS) {
    throw new HttpError(400, `At most ${MAX_DOCUMENTS} documents at a time`);
  }
  return documents;
}
