import { readFile, readdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';

import { checkAnsDocument } from './ans/checkAnsDocument';
import type { Fault } from './ans/explainError';
import { isObject, textAt } from './ans/json';
import type { Json, JsonObject } from './ans/json';
import { idOf } from './prepare/references';

/** What a file, or one of the documents in it (`file.json#3`), amounts to. */
export interface FileReport {
  file: string;
  id: string | null;
  /** `deviating`: kept by a tolerant check; `errors` says how it departs from ANS. */
  status: 'accepted' | 'deviating' | 'rejected';
  errors: Fault[];
  /** What to ingest, unless rejected. */
  document?: JsonObject;
}

/** Items that a delivered collection or search result holds in full. */
const DELIVERED = ['story', 'gallery', 'video'];

/**
 * Reads and checks ANS documents of a file, or of all `.json` files below a folder, in the order of
 * their names; nothing is stored. A file holds a document, a list of them, a search result, or a
 * collection as a content API delivers it, whose members become documents of their own.
 *
 * @throws when there is no such file or folder.
 */
export async function readAnsFiles(
  path: string,
  { tolerant = false }: { tolerant?: boolean } = {},
): Promise<FileReport[]> {
  const isFolder = (await stat(path)).isDirectory();
  const reports: FileReport[] = [];
  for (const file of isFolder ? await findFiles(path) : [path]) {
    const name = isFolder ? relative(path, file) : basename(file);
    reports.push(...readAnsText(name, await readFile(file, 'utf8'), tolerant));
  }
  return reports;
}

async function findFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));
}

function readAnsText(file: string, text: string, tolerant: boolean): FileReport[] {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const errors = [{ path: '/', message: `is not JSON: ${reason}` }];
    return [{ file, id: null, status: 'rejected', errors }];
  }
  const documents = unpack(json);
  return documents.map((document, index) => {
    const name = documents.length > 1 ? `${file}#${index + 1}` : file;
    return reportOf(name, document, tolerant);
  });
}

function reportOf(file: string, document: unknown, tolerant: boolean): FileReport {
  const check = checkAnsDocument(document, { tolerant });
  if (!check.ok) {
    return { file, id: check.id || null, status: 'rejected', errors: check.errors };
  }
  return {
    file,
    id: check.id,
    status: check.deviations.length > 0 ? 'deviating' : 'accepted',
    errors: check.deviations,
    document: check.document,
  };
}

/** The documents of a file. */
function unpack(json: unknown): unknown[] {
  return Array.isArray(json) ? json.flatMap(unpackOne) : unpackOne(json);
}

function unpackOne(json: unknown): unknown[] {
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
