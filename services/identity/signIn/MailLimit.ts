import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Mails that one address may be sent in so many seconds, whoever asks: nobody floods a mailbox through us. */
const LIMIT = { points: 5, duration: 3600 };

/** Mails to addresses, with an account or without one; counted under a digest, by all nodes together. */
export class MailLimit {
  static readonly WAIT_MS = LIMIT.duration * 1000;

  private readonly limit: RateLimiterPostgres;

  constructor(pool: Pool) {
    this.limit = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      schemaName: 'identity',
      tableName: 'address_tries',
      tableCreated: true,
      keyPrefix: 'mail-to',
      ...LIMIT,
    });
  }

  /** Whether one more mail may be sent to an address; that counts. */
  async mayMail(email: string): Promise<boolean> {
    try {
      await this.limit.consume(keyOf(email));
      return true;
    } catch (error) {
      if (error instanceof RateLimiterRes) return false;
      throw error;
    }
  }
  /** None was sent. */
  async forgive(email: string): Promise<void> {
    await this.limit.reward(keyOf(email));
  }
}

const keyOf = (email: string): string => createHash('sha256').update(email).digest('base64url');
