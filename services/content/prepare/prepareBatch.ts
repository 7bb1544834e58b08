import { parse } from 'secure-json-parse';

import { checkAnsDocument } from '../ans/checkAnsDocument';
import type { Fault } from '../ans/explainError';
import { isObject } from '../ans/json';
import { parseAuthor } from '../authors/parseAuthor';
import type { ParsedAuthor } from '../authors/parseAuthor';
import { writeRow } from '../store/storeDocuments';
import type { WrittenRow } from '../store/storeDocuments';
import { documentRow } from './documentRow';
import type { PrepareOptions } from './prepareElement';

const MAX_DOCUMENTS = 100;

/** A document, or an author, that can be stored; it is not yet. */
export type Prepared = { deviations: Fault[] } & (
  | { kind: 'document'; row: WrittenRow }
  | { kind: 'author'; author: ParsedAuthor & { ok: true } }
);

export interface Rejected {
  _id: string;
  errors: Fault[];
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
  /** The profile `delivered` of the check; else `strict`. */
  isTolerant: boolean;
}

/** What can be stored of a batch, and what is refused of it. */
export type PreparedBatch =
  | { ok: true; prepared: Prepared[]; rejected: Rejected[] }
  | { ok: false; message: string };

/** All the work on the documents of an ingest that needs no database, so that a thread can do it. */
export function prepareBatch({ website, options, isTolerant, ...batch }: BatchJob): PreparedBatch {
  const prepared: Prepared[] = [];
  const rejected: Rejected[] = [];
  const read = batch.isWhole ? readWhole(batch.given) : readEach(batch.given);
  if (!read.ok) return read;
  for (const one of read.documents) {
    if ('fault' in one) {
      rejected.push({ _id: '', errors: [{ path: '/', message: one.fault }] });
      continue;
    }
    const check = checkAnsDocument(one.json, { tolerant: isTolerant });
    if (!check.ok) {
      rejected.push({ _id: check.id, errors: check.errors });
      continue;
    }
    const { deviations, document } = check;
    if (check.type === 'author') {
      const author = parseAuthor(document);
      if (author.ok) prepared.push({ kind: 'author', author, deviations });
      else rejected.push({ _id: author.id, errors: author.errors });
      continue;
    }
    const row = writeRow(documentRow(document, deviations, website, options));
    prepared.push({ kind: 'document', row, deviations });
  }
  return { ok: true, prepared, rejected };
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
