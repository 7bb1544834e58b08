import { createHash } from 'node:crypto';
import { compress, STORED_QUALITY, type Encoding } from './compress';

/** When brotli is made again, and how well. */
export interface Upgrade {
  /** Answers in brotli after which the body is worth it. */
  after: number;
  /** Level of brotli. */
  quality: number;
}

const OF_A_PAGE: Upgrade = { after: 3, quality: STORED_QUALITY };

/**
 * A body kept as the bytes that are sent: each encoding is made once, when first asked for, and
 * brotli again at a better level in the background once it proves to be read.
 */
export class StoredBody {
  readonly etag: string;
  private readonly ready = new Map<Encoding, Buffer>();
  private readonly making = new Map<Encoding, Promise<Buffer>>();
  private answers = 0;

  constructor(
    readonly identity: Buffer,
    private readonly upgrades: Upgrade = OF_A_PAGE,
  ) {
    this.etag = `"${createHash('sha1').update(identity).digest('base64url')}"`;
    this.ready.set('identity', identity);
  }

  /** Bytes held, roughly: the text and its compressed forms. */
  get size(): number {
    return Math.ceil(this.identity.length * 1.5) + 500;
  }

  /** The bytes in an encoding: at once where they are made, else a promise of them. */
  as(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'br' && ++this.answers === this.upgrades.after) this.upgrade();
    return this.ready.get(encoding) ?? this.making.get(encoding) ?? this.make(encoding);
  }

  private async make(encoding: Encoding, quality?: number): Promise<Buffer> {
    const made = compress(this.identity, encoding, quality);
    this.making.set(encoding, made);
    try {
      const body = await made;
      this.ready.set(encoding, body);
      return body;
    } finally {
      this.making.delete(encoding);
    }
  }

  private upgrade(): void {
    this.make('br', this.upgrades.quality).catch((error: unknown) =>
      console.error('A body could not be compressed better:', error),
    );
  }
}
