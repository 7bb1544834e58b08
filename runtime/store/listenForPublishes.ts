import pg from 'pg';
import type { Database } from './database';
import { PUBLISH_CHANNEL } from './notifyPublish';
import { warn } from './warn';

/**
 * `documentId` was published or taken down. Null: anything may have changed, since routing did, or
 * notices were missed while the connection was lost.
 */
export type PublishListener = (documentId: string | null) => void;

const PING = 30_000;
const QUERY_TIMEOUT = 10_000;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;

/**
 * Calls back after each publish, on this node or another, until stopped.
 * @param onError the connection was lost; it is taken up again by itself.
 * @returns a function that stops it.
 * @throws when the first connection fails.
 */
export async function listenForPublishes(
  database: Database,
  listener: PublishListener,
  onError: (error: Error) => void = warn,
): Promise<() => Promise<void>> {
  return database.engine === 'pglite'
    ? listenInProcess(database, listener)
    : listenToServer(database, listener, onError);
}

/** The embedded engine has one session, whose client of the moment hears the notices. */
async function listenInProcess({ pool }: Database, listener: PublishListener) {
  const attached = new Set<pg.PoolClient>();
  const hear = (notice: pg.Notification): void => pass(notice, listener);
  const attach = (client: pg.PoolClient): void => {
    if (attached.has(client)) return;
    attached.add(client);
    client.on('notification', hear);
    client.once('end', () => attached.delete(client));
  };
  pool.on('acquire', attach);
  await pool.query(`listen ${PUBLISH_CHANNEL}`);
  return async () => {
    pool.off('acquire', attach);
    for (const client of attached) client.off('notification', hear);
  };
}

async function listenToServer(
  { pool }: Database,
  listener: PublishListener,
  onError: (error: Error) => void,
) {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...pool.options, query_timeout: QUERY_TIMEOUT });
    next.on('notification', (notice) => pass(notice, listener));
    next.on('error', () => undefined); // told by 'end', which follows
    try {
      await next.connect();
      await next.query(`listen ${PUBLISH_CHANNEL}`);
    } catch (error) {
      void next.end();
      throw error;
    }
    if (isStopped) return next.end();
    client = next;
    next.once('end', () => lose(next));
    ping();
  }

  /** A connection that died without a word is found by asking. */
  function ping(): void {
    timer = setTimeout(() => {
      const asked = client;
      asked?.query('select 1').then(ping, () => asked.end());
    }, PING);
    timer.unref();
  }

  function lose(lost: pg.Client): void {
    if (isStopped || client !== lost) return;
    client = null;
    clearTimeout(timer);
    onError(new Error('Lost the connection that tells of publishes; connecting again.'));
    reconnect(FIRST_PAUSE);
  }

  function reconnect(pause: number): void {
    timer = setTimeout(() => {
      connect().then(
        () => listener(null),
        () => {
          if (!isStopped) reconnect(Math.min(pause * 2, LONGEST_PAUSE));
        },
      );
    }, pause);
    timer.unref();
  }

  await connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end();
  };
}

function pass(notice: pg.Notification, listener: PublishListener): void {
  if (notice.channel === PUBLISH_CHANNEL) listener(notice.payload || null);
}
