import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { ImageError } from './ImageError';
import { inspectOriginal, type OriginalFacts } from './inspectOriginal';
import { thumbHashOf } from './thumbHashOf';

export interface StoredOriginal extends OriginalFacts {
  /** Changes when the original is replaced. */
  version: string;
  read: () => Promise<Buffer>;
}

/** One file in one folder: nothing that a path could climb out with. */
const FILE_NAME = /^[A-Za-z0-9](?:[A-Za-z0-9_-]|\.(?!\.)){0,198}$/;

/** Whether a text may name a stored original. */
export function isFileName(name: string): boolean {
  return FILE_NAME.test(name) && !/\.svgz?$/i.test(name);
}

/** What is stored of a picture that comes in. */
export interface NewOriginal extends OriginalFacts {
  thumbhash: string;
}

/** The stored originals: one file each, spread over folders, written so that a crash leaves none half. */
export class Originals {
  readonly #facts = new LRUCache<string, OriginalFacts>({ max: 5000 });

  constructor(private readonly folder: string) {}

  /** @throws ImageError when the bytes are not a picture that is taken, or there is no space. */
  async store(name: string, bytes: Buffer): Promise<NewOriginal> {
    const facts = await inspectOriginal(bytes);
    const thumbhash = await thumbHashOf(bytes);
    const path = this.#path(name);
    const temporary = `${path}.${randomUUID()}.tmp`;
    try {
      await mkdir(join(path, '..'), { recursive: true });
      await writeFile(temporary, bytes);
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'ENOSPC' && code !== 'EDQUOT') throw error;
      throw new ImageError(507, 'there is no space to store the picture', error);
    }
    return { ...facts, thumbhash };
  }

  /** Whether there is one of that name. */
  async has(name: string): Promise<boolean> {
    return isFileName(name) && (await stat(this.#path(name)).catch(() => null))?.isFile() === true;
  }

  /** @throws ImageError 404 when there is none of that name. */
  async find(name: string): Promise<StoredOriginal> {
    const unknown = new ImageError(404, 'no picture of that name is stored');
    if (!isFileName(name)) throw unknown;
    const path = this.#path(name);
    const file = await stat(path).catch(() => null);
    if (!file?.isFile()) throw unknown;
    const version = `${file.size.toString(36)}-${Math.round(file.mtimeMs).toString(36)}`;
    const key = `${name} ${version}`;
    const facts = this.#facts.get(key) ?? (await inspectOriginal(await readFile(path)));
    this.#facts.set(key, facts);
    return { ...facts, version, read: () => readFile(path) };
  }

  #path(name: string): string {
    return join(this.folder, folderOf(name), name);
  }
}

function folderOf(name: string): string {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + character.charCodeAt(0)) % 256;
  return sum.toString(16).padStart(2, '0');
}
