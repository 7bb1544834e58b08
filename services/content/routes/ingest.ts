import type { FastifyInstance } from 'fastify';

import { checkAnsDocument } from '../ans/checkAnsDocument';
import type { Fault } from '../ans/explainError';
import type { JsonObject } from '../ans/json';
import { tellChange } from '../changes/tellChange';
import { parseAuthor } from '../authors/parseAuthor';
import { acceptDocuments, batchesOf, type Given } from '../http/acceptDocuments';
import type { ContentContext } from '../http/ContentContext';
import { HttpError } from '../../http/HttpError';
import { flagParam, wholeText } from '../http/params';
import type { Params } from '../http/params';
import { requireStaff } from '../../http/requireStaff';
import { documentRow } from '../prepare/documentRow';
import type { DocumentRow } from '../prepare/documentRow';
import { deleteDocument } from '../store/deleteDocument';
import { storeAuthors } from '../store/storeAuthors';
import type { AuthorRow } from '../store/storeAuthors';
import { storeDocuments } from '../store/storeDocuments';

/** s that a large import may take */
const BODY_SECONDS = 3600;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** s that sending a body may take, where the host of a service limits it. */
    bodySeconds?: number;
  }
}

/** What became of the documents of an ingest. */
export interface IngestAnswer {
  accepted: { _id: string; deviations: Fault[] }[];
  rejected: { _id: string; errors: Fault[] }[];
}

/**
 * `PUT /content/v4/ingest`: takes a document or `{documents: [...]}`, all the good ones in one
 * transaction; or a list of documents, or lines with one each (`application/x-ndjson`), some at a time as
 * they come in. `tolerant=true` keeps deviating documents, `trusted=true` lets their raw HTML into the
 * page, `check=true` stores nothing. `DELETE /content/v4/ingest/{id}` takes one out again.
 */
export function ingestRoutes(app: FastifyInstance, context: ContentContext): void {
  const { db, delivery, prepare, token, onChange, watch } = context;
  const onRequest = requireStaff(token);

  void app.register(async (scope) => {
    acceptDocuments(scope);
    scope.put<{ Querystring: Params }>(
      '/content/v4/ingest',
      { onRequest, config: { bodySeconds: BODY_SECONDS } },
      async (request): Promise<IngestAnswer> => {
        const options = { ...prepare, isTrusted: flagParam(request.query, 'trusted') };
        const tolerant = flagParam(request.query, 'tolerant');
        const isCheck = flagParam(request.query, 'check');
        const answer: IngestAnswer = { accepted: [], rejected: [] };
        let isTimed = false;
        try {
          for await (const batch of batchesOf(request)) {
            const { documents, authors, ...outcome } = sort(
              batch,
              tolerant,
              (document, deviations) =>
                documentRow(document, deviations, delivery.website, options),
            );
            if (!isCheck) {
              await db.transaction().execute(async (transaction) => {
                const areAuthorsNew = await storeAuthors(transaction, authors);
                const written = await storeDocuments(transaction, documents);
                isTimed ||= written.some((document) => document.isTimed);
                // Who writes much is in more documents than are worth naming.
                if (areAuthorsNew) await onChange(null, transaction);
                else await tellChange(transaction, written, onChange);
              });
            }
            answer.accepted.push(...outcome.accepted);
            answer.rejected.push(...outcome.rejected);
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

interface Sorted extends IngestAnswer {
  documents: DocumentRow[];
  authors: AuthorRow[];
}

/** Which of some documents are taken, and as what. */
function sort(
  batch: readonly Given[],
  tolerant: boolean,
  rowOf: (document: JsonObject, deviations: Fault[]) => DocumentRow,
): Sorted {
  const sorted: Sorted = { accepted: [], rejected: [], documents: [], authors: [] };
  for (const given of batch) {
    if ('fault' in given) {
      sorted.rejected.push({ _id: '', errors: [{ path: '/', message: given.fault }] });
      continue;
    }
    const check = checkAnsDocument(given.json, { tolerant });
    if (!check.ok) {
      sorted.rejected.push({ _id: check.id, errors: check.errors });
    } else if (check.type === 'author') {
      const parsed = parseAuthor(check.document);
      if (parsed.ok) {
        sorted.authors.push({ id: parsed.id, name: parsed.name, document: parsed.author });
        sorted.accepted.push({ _id: parsed.id, deviations: check.deviations });
      } else {
        sorted.rejected.push({ _id: parsed.id, errors: parsed.errors });
      }
    } else {
      sorted.documents.push(rowOf(check.document, check.deviations));
      sorted.accepted.push({ _id: check.id, deviations: check.deviations });
    }
  }
  return sorted;
}

/** A refusal in the middle of a stream, with what is stored all the same. */
function tellStored(error: unknown, stored: number): unknown {
  return error instanceof HttpError && stored > 0
    ? new HttpError(error.statusCode, `${error.message}; ${stored} before that are stored`)
    : error;
}
