import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

export interface RateLimitOptions {
  /** As metrics and the table of counts name it. */
  name: string;
  /** How often a client may come within `seconds`. */
  points: number;
  seconds: number;
  /** Where nodes count together; null for a node that is alone. */
  pool: Pool | null;
  /** ms that the database gets to answer; 250 unless said. */
  patienceMs?: number;
  /** The counts of other nodes could not be had. */
  onError: (error: unknown) => void;
}

/** Clients that are remembered; the one that was away longest is forgotten first. */
const CLIENTS = 50_000;
/** Part of its points that a client may use before other nodes are asked: readers cost no query. */
const ALONE = 0.2;
const PATIENCE_MS = 250;
/** ms for which a database that did not answer is not asked again. */
const AWAY_MS = 10_000;

/**
 * How often each client came lately, counted by all nodes together. Without the database each node
 * counts for itself: a limit never is a reason to fail.
 */
export class RateLimit {
  private readonly counts: LRUCache<string, { count: number; ends: number }>;
  private readonly shared: RateLimiterPostgres | null;
  private awayUntil = 0;

  constructor(private readonly options: RateLimitOptions) {
    const { name, points, seconds, pool } = options;
    this.counts = new LRUCache({ max: CLIENTS });
    this.shared =
      pool &&
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        schemaName: 'runtime',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: seconds,
        // Who is over it is not asked for again.
        inMemoryBlockOnConsumed: points + 1,
      });
  }

  /**
   * Counts that a client comes.
   * @returns s after which it may come again; 0: it may now
   */
  async take(client: string): Promise<number> {
    const { points } = this.options;
    const now = Date.now();
    const own = this.count(client, now);
    const alone = Math.floor(points * ALONE);
    const waits = own.count > points ? Math.ceil((own.ends - now) / 1000) : 0;
    if (!this.shared || waits > 0 || own.count <= alone || now < this.awayUntil) return waits;
    try {
      // The first time, with all that came before.
      const used = own.count === alone + 1 ? own.count : 1;
      return await this.ask(this.shared, client, used);
    } catch (error) {
      this.awayUntil = Date.now() + AWAY_MS;
      this.options.onError(error);
      return waits;
    }
  }

  private count(client: string, now: number): { count: number; ends: number } {
    const known = this.counts.get(client);
    if (known && known.ends > now) {
      known.count += 1;
      return known;
    }
    const first = { count: 1, ends: now + this.options.seconds * 1000 };
    this.counts.set(client, first);
    return first;
  }

  /** @throws when the database does not answer in time. */
  private async ask(shared: RateLimiterPostgres, client: string, used: number): Promise<number> {
    const { patienceMs = PATIENCE_MS } = this.options;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The database is slow to count')), patienceMs);
    });
    try {
      await Promise.race([shared.consume(client, used), late]);
      return 0;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    } finally {
      clearTimeout(timer);
    }
  }
}
