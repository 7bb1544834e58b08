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
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();
  private answers = 0;

  constructor(readonly identity: Buffer) {
    this.etag = `"${createHash('sha1').update(identity).digest('base64url')}"`;
  }

  /** Bytes held, roughly: the text and its compressed forms. */
  get size(): number {
    return Math.ceil(this.identity.length * 1.5) + 500;
  }

  async as(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.identity;
    let body = this.encoded.get(encoding);
    if (!body) {
      body = compress(this.identity, encoding);
      this.encoded.set(encoding, body);
      body.catch(() => this.encoded.delete(encoding));
    }
    if (encoding === 'br' && ++this.answers === UPGRADE_AFTER) this.upgrade();
    return body;
  }

  private upgrade(): void {
    compress(this.identity, 'br', STORED_QUALITY).then(
      (better) => this.encoded.set('br', Promise.resolve(better)),
      (error: unknown) => console.error('A page could not be compressed better:', error),
    );
  }
}
