import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface CachedFile {
  path: string;
  size: number;
  /** ms since 1970. */
  usedAt: number;
}

/** After a sweep the cache is this full, so that sweeps stay rare. */
const FILL_AFTER_SWEEP = 0.8;
/** A use is written down at most this often (ms). */
const USE_RESOLUTION = 60_000;

/**
 * Finished pictures on disk, limited in bytes: what was not used for longest goes first.
 * Losing the folder, or a file of it, costs only time.
 */
export class DiskCache {
  #bytes: number | null = null;
  #sweeping: Promise<void> | null = null;

  constructor(
    private readonly folder: string,
    private readonly maxBytes: number,
  ) {}

  /** @param key lowercase hexadecimal */
  async get(key: string): Promise<Buffer | null> {
    const path = this.#path(key);
    const bytes = await readFile(path).catch(() => null);
    if (bytes) await this.#noteUse(path);
    return bytes;
  }

  /** @param key lowercase hexadecimal */
  async set(key: string, bytes: Buffer): Promise<void> {
    const path = this.#path(key);
    const temporary = `${path}.${randomUUID()}.tmp`;
    await mkdir(join(path, '..'), { recursive: true });
    try {
      await writeFile(temporary, bytes);
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    this.#bytes =
      this.#bytes === null ? total(await this.#files()) : this.#bytes + bytes.byteLength;
    if (this.#bytes > this.maxBytes) await this.sweep();
  }

  /** Removes the longest unused pictures until the cache is well below its limit. */
  async sweep(): Promise<void> {
    this.#sweeping ??= this.#sweep().finally(() => {
      this.#sweeping = null;
    });
    return this.#sweeping;
  }

  async #sweep(): Promise<void> {
    const files = (await this.#files()).sort((a, b) => a.usedAt - b.usedAt);
    let bytes = total(files);
    for (const file of files) {
      if (bytes <= this.maxBytes * FILL_AFTER_SWEEP) break;
      await rm(file.path, { force: true });
      bytes -= file.size;
    }
    this.#bytes = bytes;
  }

  async #noteUse(path: string): Promise<void> {
    const now = Date.now();
    const file = await stat(path).catch(() => null);
    if (file && now - file.atimeMs > USE_RESOLUTION) {
      await utimes(path, new Date(now), file.mtime).catch(() => undefined);
    }
  }

  async #files(): Promise<CachedFile[]> {
    const names = await readdir(this.folder, { recursive: true }).catch(() => []);
    const files: CachedFile[] = [];
    for (const name of names) {
      const path = join(this.folder, name);
      const file = await stat(path).catch(() => null);
      if (file?.isFile()) files.push({ path, size: file.size, usedAt: file.atimeMs });
    }
    return files;
  }

  #path(key: string): string {
    return join(this.folder, key.slice(0, 2), key);
  }
}

function total(files: CachedFile[]): number {
  return files.reduce((sum, file) => sum + file.size, 0);
}
