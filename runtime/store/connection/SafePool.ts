import pg from 'pg';
import { translateError } from './translateError';

type AskedQuery = (...statement: Parameters<pg.PoolClient['query']>) => Promise<unknown>;
type Callback = Parameters<pg.Pool['connect']>[0];

/** A pool of `SafeClient`s: that no connection is to be had is said in our own errors, too. */
export class SafePool extends pg.Pool {
  constructor(options: pg.PoolConfig, onError: (error: Error) => void) {
    super(options);
    this.on('error', onError);
    // pg's own throws a connection away after each failed statement, and gives bare errors.
    const query = async (...statement: Parameters<pg.PoolClient['query']>): Promise<unknown> => {
      const client = await this.connect();
      try {
        return await (client.query.bind(client) as AskedQuery)(...statement);
      } finally {
        client.release();
      }
    };
    this.query = query as pg.Pool['query'];
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    if (!callback)
      return super.connect().catch((error: unknown) => {
        throw translateError(error);
      });
    super.connect((error, client, done) =>
      callback(error && (translateError(error) as Error), client, done),
    );
  }
}
