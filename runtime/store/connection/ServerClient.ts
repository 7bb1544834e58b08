import type pg from 'pg';
import { DatabaseUnavailable } from '../errors';
import { isRead } from './isRead';
import { SafeClient } from './SafeClient';
import { translateError } from './translateError';

type Query = (...args: unknown[]) => unknown;

/** ms until what was cut off is asked again: a server that ends one session is there at once. */
const PAUSE = 200;

/** How a connection ends that was there: SQLSTATE of an ended session, or what the socket says. */
const LOST_CODES = new Set(['57P01', '57P02', 'ECONNRESET', 'EPIPE']);
const LOST_WORDS = 'Connection terminated unexpectedly';

/**
 * A client of a PostgreSQL server. A read of its own, outside a transaction, whose connection is lost
 * before the answer is asked once more, on a connection of its own. Whether a write was done before its
 * connection was lost nobody knows: it fails.
 */
export class ServerClient extends SafeClient {
  constructor(config: pg.ClientConfig = {}) {
    super(config);
    const query = this.query.bind(this) as Query;
    this.query = ((...given: unknown[]) => {
      const isAlone = this.getTransactionStatus() === 'I';
      const answer = query(...given);
      if (!(answer instanceof Promise) || !isAlone || !isRead(given[0])) return answer;
      return answer.catch((error: unknown) => {
        if (!wasLost(error)) throw error;
        return askAgain(config, given);
      });
    }) as pg.Client['query'];
  }
}

async function askAgain(config: pg.ClientConfig, given: unknown[]): Promise<unknown> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  const client = new SafeClient(config);
  try {
    await client.connect();
    return await (client.query.bind(client) as Query)(...given);
  } catch (error) {
    throw translateError(error);
  } finally {
    void client.end();
  }
}

function wasLost(error: unknown): boolean {
  if (!(error instanceof DatabaseUnavailable) || !(error.cause instanceof Error)) return false;
  const { code = '', message } = error.cause as NodeJS.ErrnoException;
  return LOST_CODES.has(code) || message === LOST_WORDS;
}
