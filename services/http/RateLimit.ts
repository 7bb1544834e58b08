import { LRUCache } from 'lru-cache';

export interface RateLimitOptions {
  /** How often a client may come within `windowMs`. */
  max: number;
  /** ms */
  windowMs: number;
  /** Clients that are remembered; the one that was away longest is forgotten first. */
  clients: number;
}

/**
 * How often each client came lately. Held in memory only and forgotten after the window, so that
 * nothing about a person is kept.
 */
export class RateLimit {
  private readonly counts: LRUCache<string, { count: number }>;

  constructor(private readonly options: RateLimitOptions) {
    this.counts = new LRUCache({ max: options.clients, ttl: options.windowMs });
  }

  /** Whether a client may come once more; that counts. */
  allows(client: string): boolean {
    const known = this.counts.get(client);
    if (!known) {
      this.counts.set(client, { count: 1 });
      return true;
    }
    known.count += 1;
    return known.count <= this.options.max;
  }
}
