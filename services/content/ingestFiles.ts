import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { isNativeError } from 'node:util/types';

import { HttpError } from '../http/HttpError';
import { JsonSplitter } from '../http/JsonSplitter';
import type { JsonPart } from '../http/JsonSplitter';
import { checkAnsDocument } from './ans/checkAnsDocument';
import type { Fault } from './ans/explainError';
import { isObject, MAX_DEPTH, textAt } from './ans/json';
import type { Json, JsonObject } from './ans/json';
import { findFiles, wordsOf, type FoundFile } from './findFiles';
import { idOf } from './prepare/references';

/** What a file, or one of the documents in it (`file.json#3`), amounts to. */
export interface FileReport {
  file: string;
  id: string | null;
  /** `deviating`: kept by the profile `delivered`; `errors` says how it departs from that. */
  status: 'accepted' | 'deviating' | 'rejected';
  errors: Fault[];
  /** What to ingest, unless rejected. */
  document?: JsonObject;
  /** bytes of all files that are read so far. */
  read: number;
}

export interface AnsReading {
  /** bytes of all files. */
  bytes: number;
  /** Another one where any of the files is another. */
  mark: string;
  /**
   * In the order of the files' names; one document is held at a time.
   * @param after how many documents were read before, and are passed over
   */
  reports: (after?: number) => AsyncIterable<FileReport>;
}

/** Items that a delivered collection or search result holds in full. */
const DELIVERED = ['story', 'gallery', 'video'];

/** Lines with a document each. */
const LINES = ['.ndjson', '.jsonl'];
const ENDINGS = ['.json', ...LINES];

/** bytes of one JSON value of a file: a page of results, or a collection with its members. */
const MAX_BYTES = 256 * 1024 * 1024;

/**
 * Reads and checks ANS documents of a file, or of all `.json`, `.ndjson` and `.jsonl` files below a
 * folder; nothing is stored. A file holds a document, a list of them, lines with one each, a search
 * result, or a collection as a content API delivers it, whose members become documents of their own.
 *
 * @param tolerant whether documents are checked by the profile `delivered`
 * @throws when there is no such file or folder.
 */
export async function readAnsFiles(
  path: string,
  { tolerant = false }: { tolerant?: boolean } = {},
): Promise<AnsReading> {
  const files = await findFiles(path, ENDINGS);
  const known = files.map(({ file, size, changed }) => [resolve(file), size, changed]);
  async function* reports(after = 0): AsyncGenerator<FileReport> {
    let count = 0;
    let before = 0;
    for (const found of files) {
      for await (const { label, read, document, fault } of readFile(found)) {
        count += 1;
        if (count <= after) continue;
        const at = { file: label, read: before + read };
        if (fault === undefined) yield { ...at, ...reportOf(document, tolerant) };
        else yield { ...at, id: null, status: 'rejected', errors: [{ path: '/', message: fault }] };
      }
      before += found.size;
    }
  }
  return {
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    mark: createHash('sha256').update(JSON.stringify(known)).digest('hex').slice(0, 32),
    reports,
  };
}

interface FileDocument {
  label: string;
  /** bytes of the file so far. */
  read: number;
  document?: unknown;
  fault?: string;
}

/** The documents of a file; of a list or of lines as they are read. */
async function* readFile({ file, name, fault }: FoundFile): AsyncGenerator<FileDocument> {
  const splitter = new JsonSplitter({
    isLines: LINES.some((ending) => file.toLowerCase().endsWith(ending)),
    maxBytes: MAX_BYTES,
    maxBytesAlone: MAX_BYTES,
    maxDepth: MAX_DEPTH + 4,
  });
  const stream = { read: 0 };
  let count = 0;
  try {
    if (fault !== undefined) throw new HttpError(400, fault);
    for await (const part of partsOf(file, splitter, stream)) {
      const all = 'fault' in part ? [{ fault: part.fault }] : documentsOf(part.bytes);
      const isMany = !splitter.isAlone || all.length > 1;
      for (const one of all) {
        count += 1;
        yield { label: isMany ? `${name}#${count}` : name, read: stream.read, ...one };
      }
    }
    if (stream.read === 0) throw new HttpError(400, 'is empty');
  } catch (error) {
    yield { label: name, read: stream.read, fault: faultOf(error) };
  }
}

function faultOf(error: unknown): string {
  if (error instanceof HttpError) return error.message;
  if (isNativeError(error) && 'syscall' in error) return `can't be read: ${wordsOf(error)}`;
  throw error;
}

/** @throws HttpError 400 for what is no UTF-8, or no list of values */
async function* partsOf(
  file: string,
  splitter: JsonSplitter,
  stream: { read: number },
): AsyncGenerator<JsonPart> {
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const isFirst = stream.read === 0;
    stream.read += chunk.length;
    if (isFirst && UTF_16.some((mark) => chunk.subarray(0, 2).equals(mark)))
      throw new HttpError(400, 'is UTF-16: save it as UTF-8');
    const hasMark = isFirst && chunk.subarray(0, 3).equals(UTF_8);
    yield* splitter.push(hasMark ? chunk.subarray(3) : chunk);
  }
  yield* splitter.end();
}

/** The marks with which texts of an encoding may begin. */
const UTF_8 = Buffer.from([0xef, 0xbb, 0xbf]);
const UTF_16 = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

const UTF_8_TEXT = new TextDecoder('utf-8', { fatal: true });

function documentsOf(bytes: Buffer): Pick<FileDocument, 'document' | 'fault'>[] {
  try {
    return unpack(JSON.parse(UTF_8_TEXT.decode(bytes))).map((document) => ({ document }));
  } catch (error) {
    if (
      isNativeError(error) &&
      'code' in error &&
      error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
    )
      return [{ fault: 'is not UTF-8: save it as UTF-8' }];
    const reason = error instanceof Error ? error.message : String(error);
    return [{ fault: `is not JSON: ${reason}` }];
  }
}

function reportOf(document: unknown, tolerant: boolean): Omit<FileReport, 'file' | 'read'> {
  const check = checkAnsDocument(document, { tolerant });
  if (!check.ok) return { id: check.id || null, status: 'rejected', errors: check.errors };
  return {
    id: check.id,
    status: check.deviations.length > 0 ? 'deviating' : 'accepted',
    errors: check.deviations,
    document: check.document,
  };
}

/** The documents that a document stands for. */
function unpack(json: unknown): unknown[] {
  if (!isObject(json) || !Array.isArray(json.content_elements)) return [json];
  if (json.type === 'results') return json.content_elements;
  if (json.type !== 'collection') return [json];
  const members = json.content_elements.filter(isDelivered);
  const entries = json.content_elements.map((entry) =>
    isDelivered(entry)
      ? { type: 'promo_reference', referent: { id: idOf(entry), type: entry.type ?? null } }
      : entry,
  );
  return [...members, { ...json, content_elements: entries }];
}

const isDelivered = (entry: Json): entry is JsonObject =>
  isObject(entry) && DELIVERED.includes(textAt(entry, 'type')) && idOf(entry) !== '';
