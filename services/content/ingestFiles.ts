import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';

import { HttpError } from '../http/HttpError';
import { JsonSplitter } from '../http/JsonSplitter';
import type { JsonPart } from '../http/JsonSplitter';
import { checkAnsDocument } from './ans/checkAnsDocument';
import type { Fault } from './ans/explainError';
import { isObject, MAX_DEPTH, textAt } from './ans/json';
import type { Json, JsonObject } from './ans/json';
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
  const isFolder = (await stat(path)).isDirectory();
  const files = await Promise.all(
    (isFolder ? await findFiles(path) : [path]).map(async (file) => {
      const { size, mtimeMs } = await stat(file);
      return { file, name: isFolder ? relative(path, file) : basename(file), size, mtimeMs };
    }),
  );
  const known = files.map(({ file, size, mtimeMs }) => [file, size, mtimeMs]);
  async function* reports(after = 0): AsyncGenerator<FileReport> {
    let count = 0;
    let read = 0;
    for (const { file, name, size } of files) {
      for await (const { label, document, fault } of readFile(file, name)) {
        count += 1;
        if (count <= after) continue;
        const at = { file: label, read };
        if (fault === undefined) yield { ...at, ...reportOf(document, tolerant) };
        else yield { ...at, id: null, status: 'rejected', errors: [{ path: '/', message: fault }] };
      }
      read += size;
    }
  }
  return {
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    mark: createHash('sha256').update(JSON.stringify(known)).digest('hex').slice(0, 32),
    reports,
  };
}

async function findFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => ['.json', ...LINES].some((ending) => name.endsWith(ending)))
    .sort()
    .map((name) => join(folder, name));
}

interface FileDocument {
  label: string;
  document?: unknown;
  fault?: string;
}

/** The documents of a file; of a list or of lines as they are read. */
async function* readFile(file: string, name: string): AsyncGenerator<FileDocument> {
  const isLines = LINES.some((ending) => file.endsWith(ending));
  const splitter = new JsonSplitter({
    isLines,
    maxBytes: MAX_BYTES,
    maxBytesAlone: MAX_BYTES,
    maxDepth: MAX_DEPTH + 4,
  });
  let count = 0;
  try {
    for await (const part of partsOf(file, splitter)) {
      const all = 'fault' in part ? [{ fault: part.fault }] : documentsOf(part.bytes);
      const isMany = !splitter.isAlone || all.length > 1;
      for (const one of all) {
        count += 1;
        yield { label: isMany ? `${name}#${count}` : name, ...one };
      }
    }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    yield { label: name, fault: error.message };
  }
}

async function* partsOf(file: string, splitter: JsonSplitter): AsyncGenerator<JsonPart> {
  let isFirst = true;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const hasMark = isFirst && chunk.subarray(0, 3).equals(BYTE_ORDER_MARK);
    isFirst = false;
    yield* splitter.push(hasMark ? chunk.subarray(3) : chunk);
  }
  yield* splitter.end();
}

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

function documentsOf(bytes: Buffer): Omit<FileDocument, 'label'>[] {
  try {
    return unpack(JSON.parse(bytes.toString('utf8'))).map((document) => ({ document }));
  } catch (error) {
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
