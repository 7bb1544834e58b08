import { createHash } from 'node:crypto';
import { compress, STORED_QUALITY, type Encoding } from './compress';

/** After so many answers in brotli the body is worth compressing better. */
const UPGRADE_AFTER = 3;

/**
 * A body kept as the bytes that are sent: each encoding is made once, when first asked for, and
 * brotli again at a better level in the background once the page proves to be read.
 */
export class StoredBody {
  readonly etag: string;
  private readonly ready = new Map<Encoding, Buffer>();
  private readonly making = new Map<Encoding, Promise<Buffer>>();
  private answers = 0;

  constructor(readonly identity: Buffer) {
    this.etag = `"${createHash('sha1').update(identity).digest('base64url')}"`;
    this.ready.set('identity', identity);
  }

  /** Bytes held, roughly: the text and its compressed forms. */
  get size(): number {
    return Math.ceil(this.identity.length * 1.5) + 500;
  }

  /** The bytes in an encoding: at once where they are made, else a promise of them. */
  as(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'br' && ++this.answers === UPGRADE_AFTER) this.upgrade();
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
    this.make('br', STORED_QUALITY).catch((error: unknown) =>
      console.error('A page could not be compressed better:', error),
    );
  }
}
