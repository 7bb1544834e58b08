import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { householdOf } from '../../../http/clientAddress';

/**
 * How often one client address may fail in so many seconds, whatever the account: a whole newsroom may
 * sit behind it. All nodes count together, in the database that knows the accounts.
 */
const LIMIT = { points: 30, duration: 600 };

/** Failures of client addresses, with passwords or with links. */
export class AddressLimit {
  /** Until a client may try again (ms), at most. */
  static readonly WAIT_MS = LIMIT.duration * 1000;

  private readonly limit: RateLimiterPostgres;

  /** @param what it is that fails: each is counted by itself; '' for passwords */
  constructor(pool: Pool, what = '') {
    this.limit = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      schemaName: 'identity',
      tableName: 'address_tries',
      tableCreated: true,
      keyPrefix: what,
      ...LIMIT,
    });
  }

  /** Whether an address may try once more; that counts as a failure until `forgive`. */
  async mayTry(address: string): Promise<boolean> {
    try {
      await this.limit.consume(householdOf(address));
      return true;
    } catch (error) {
      if (error instanceof RateLimiterRes) return false;
      throw error;
    }
  }

  /** What was tried last was right. */
  async forgive(address: string): Promise<void> {
    await this.limit.reward(householdOf(address));
  }
}
