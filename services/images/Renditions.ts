import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { DiskCache } from './DiskCache';
import { fetchRemoteOriginal } from './fetchRemoteOriginal';
import { ImageError } from './ImageError';
import { inspectOriginal } from './inspectOriginal';
import type { ImageFormat } from './negotiateFormat';
import type { Originals, StoredOriginal } from './Originals';
import type { ImageRequest } from './parseImageRequest';
import { planRendition } from './planRendition';
import { renderImage } from './renderImage';
import { WorkQueue } from './WorkQueue';

export interface RenditionsOptions {
  originals: Originals;
  cacheFolder: string;
  maxCacheBytes: number;
  maxOriginalBytes: number;
  remoteHosts: readonly string[];
  concurrency: number;
  /** Told when a picture could not be kept; it is sent all the same. */
  onUnkept: (error: unknown) => void;
}

export interface Rendition {
  etag: string;
  contentType: string;
  /** From the cache, or made now. */
  read: () => Promise<Buffer>;
  /** What can be read of a damaged original, made now. */
  readRemains: () => Promise<Buffer>;
}

/** Requests that may wait for their turn before new ones are sent away. */
const MAX_WAITING = 400;
/** How long (ms) a host that gave no picture is not asked for it again. */
const GIVEN_UP = 60_000;

/** Pictures in the sizes asked for: made once, kept on disk. */
export class Renditions {
  readonly #cache: DiskCache;
  readonly #making: WorkQueue<Buffer>;
  readonly #downloads = new WorkQueue<Buffer>({ running: 8, waiting: MAX_WAITING });
  readonly #givenUp = new LRUCache<string, ImageError>({ max: 5000, ttl: GIVEN_UP });

  constructor(private readonly options: RenditionsOptions) {
    this.#cache = new DiskCache(options.cacheFolder, options.maxCacheBytes);
    this.#making = new WorkQueue({ running: options.concurrency, waiting: MAX_WAITING });
  }

  /** @throws ImageError when there is no such original. */
  async find(id: string, request: ImageRequest, format: ImageFormat): Promise<Rendition> {
    const original = isRemote(id) ? await this.#remote(id) : await this.options.originals.find(id);
    const plan = planRendition(original, request);
    const key = hash(JSON.stringify([id, original.version, plan, format, request.quality]));
    const render = async (failOn: 'warning' | 'none') =>
      renderImage(await original.read(), plan, format, request.quality, failOn);
    return {
      etag: key.slice(0, 32),
      contentType: `image/${format}`,
      read: () => this.#cached(this.#making, key, () => render('warning')),
      readRemains: () => this.#making.run(`${key} remains`, () => render('none')),
    };
  }

  async #remote(address: string): Promise<StoredOriginal> {
    const { remoteHosts, maxOriginalBytes } = this.options;
    const givenUp = this.#givenUp.get(address);
    if (givenUp) throw givenUp;
    const bytes = await this.#cached(this.#downloads, hash(address), () =>
      fetchRemoteOriginal(address, remoteHosts, maxOriginalBytes).catch((error: unknown) => {
        if (error instanceof ImageError) this.#givenUp.set(address, error);
        throw error;
      }),
    );
    const facts = await inspectOriginal(bytes);
    return { ...facts, version: hash(bytes).slice(0, 16), read: async () => bytes };
  }

  /** Identical requests under way are one; what is made is kept. */
  async #cached(
    queue: WorkQueue<Buffer>,
    key: string,
    make: () => Promise<Buffer>,
  ): Promise<Buffer> {
    const kept = await this.#cache.get(key);
    if (kept) return kept;
    return queue.run(key, async () => {
      const bytes = await make();
      await this.#cache.set(key, bytes).catch(this.options.onUnkept);
      return bytes;
    });
  }
}

/** Whether an id is the address of a picture on another host. */
export function isRemote(id: string): boolean {
  return /^https?:\/\//i.test(id);
}

function hash(value: string | Buffer): string {
  return createHash('sha256').update(value).digest('hex');
}
