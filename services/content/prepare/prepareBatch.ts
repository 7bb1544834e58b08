import { parse } from 'secure-json-parse';

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

/** A document as it came, and what to call it; or why it can't be read. */
export type Given = { name: string; text: string } | { name: string; fault: string };

/** Documents that are stored together. */
export interface GivenBatch {
  given: Given[];
  /** Whether it is one text, of a document or of `{documents: [...]}`. */
  isWhole: boolean;
}

export interface BatchJob extends GivenBatch {
  website: string;
  options: PrepareOptions;
  isTolerant: boolean;
}

/** What is stored of a batch, and what its sender hears. */
export type PreparedBatch =
  | { ok: true; answer: IngestAnswer; documents: WrittenRow[]; authors: AuthorRow[] }
  | { ok: false; message: string };

/** All the work on the documents of an ingest that needs no database, so that a thread can do it. */
export function prepareBatch({ website, options, isTolerant, ...batch }: BatchJob): PreparedBatch {
  const answer: IngestAnswer = { accepted: [], rejected: [] };
  const documents: WrittenRow[] = [];
  const authors: AuthorRow[] = [];
  const read = batch.isWhole ? readWhole(batch.given) : readEach(batch.given);
  if (!read.ok) return read;
  for (const one of read.documents) {
    if ('fault' in one) {
      answer.rejected.push({ _id: '', errors: [{ path: '/', message: one.fault }] });
      continue;
    }
    const check = checkAnsDocument(one.json, { tolerant: isTolerant });
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

type Read = { json: unknown } | { fault: string };
type ReadBatch = { ok: true; documents: Read[] } | { ok: false; message: string };

const readEach = (given: readonly Given[]): ReadBatch => ({
  ok: true,
  documents: given.map(readOne),
});

/** The documents of `{documents: [...]}`, or a document by itself. */
function readWhole([body]: readonly Given[]): ReadBatch {
  const read = body ? readOne(body) : { fault: 'The body is empty' };
  if ('fault' in read) return { ok: false, message: read.fault };
  const { json } = read;
  const batch = isObject(json) ? json.documents : null;
  const documents: unknown[] = Array.isArray(batch) ? batch : [json];
  if (documents.length > MAX_DOCUMENTS) {
    return { ok: false, message: `At most ${MAX_DOCUMENTS} documents at a time` };
  }
  return { ok: true, documents: documents.map((document) => ({ json: document })) };
}

/** JSON without keys that would change prototypes. */
function readOne(given: Given): Read {
  if ('fault' in given) return given;
  try {
    return { json: parse(given.text) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { fault: `${given.name} is not JSON: ${reason}` };
  }
}
