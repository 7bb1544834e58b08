import { checkAnsDocument } from '../ans/checkAnsDocument';
import type { Fault } from '../ans/explainError';
import { isObject } from '../ans/json';
import { parseAuthor } from '../authors/parseAuthor';
import type { AuthorRow } from '../store/storeAuthors';
import { writeRow } from '../store/storeDocuments';
import type { WrittenRow } from '../store/storeDocuments';
import { documentRow } from './documentRow';
import type { PrepareOptions } from './prepareElement';

const MAX_DOCUMENTS = 100;

/** What became of the documents of an ingest. */
export interface IngestAnswer {
  accepted: { _id: string; deviations: Fault[] }[];
  rejected: { _id: string; errors: Fault[] }[];
}

export interface BatchJob {
  /** The body of an ingest: JSON of a document, or of `{documents: [...]}`. */
  text: string;
  website: string;
  options: PrepareOptions;
  isTolerant: boolean;
}

/** What is stored of a batch, and what its sender hears. */
export type PreparedBatch =
  | { ok: true; answer: IngestAnswer; documents: WrittenRow[]; authors: AuthorRow[] }
  | { ok: false; message: string };

/** All the work on the documents of an ingest that needs no database, so that a thread can do it. */
export function prepareBatch({ text, website, options, isTolerant }: BatchJob): PreparedBatch {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    return { ok: false, message: `The body is not JSON: ${(error as Error).message}` };
  }
  const batch = isObject(body) ? body.documents : null;
  const given: unknown[] = Array.isArray(batch) ? batch : [body];
  if (given.length > MAX_DOCUMENTS) {
    return { ok: false, message: `At most ${MAX_DOCUMENTS} documents at a time` };
  }
  const answer: IngestAnswer = { accepted: [], rejected: [] };
  const documents: WrittenRow[] = [];
  const authors: AuthorRow[] = [];
  for (const one of given) {
    const check = checkAnsDocument(one, { tolerant: isTolerant });
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
      documents.push(writeRow(documentRow(check.document, check.deviations, website, options)));
      answer.accepted.push({ _id: check.id, deviations: check.deviations });
    }
  }
  return { ok: true, answer, documents, authors };
}
