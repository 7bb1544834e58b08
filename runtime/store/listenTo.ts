import type pg from 'pg';
import { ServerClient } from './connection/ServerClient';
import type { Database } from './database';
import { warn } from './warn';

/** Given what was told; null: notices were missed while the connection was lost, or nothing was said. */
export type NoticeListener = (payload: string | null) => void;

const PING = 30_000;
const QUERY_TIMEOUT = 10_000;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 2000;

/**
 * Calls back after each notice of a channel, from this node or another, until stopped.
 * @param channel a plain SQL name
 * @param onError the connection was lost; it is taken up again by itself.
 * @returns a function that stops it.
 * @throws when the first connection fails.
 */
export async function listenTo(
  database: Database,
  channel: string,
  listener: NoticeListener,
  onError: (error: Error) => void = warn,
): Promise<() => Promise<void>> {
  /** What a listener throws would end the process: nobody awaits it. */
  const tell: NoticeListener = (payload) => {
    try {
      listener(payload);
    } catch (error) {
      onError(new Error(`What ${channel} told could not be followed.`, { cause: error }));
    }
  };
  return database.engine === 'pglite'
    ? listenInProcess(database, channel, tell, onError)
    : listenToServer(database, channel, tell, onError);
}

/** The embedded engine has one session, whose client of the moment hears the notices. */
async function listenInProcess(
  { pool, onRestart }: Database,
  channel: string,
  tell: NoticeListener,
  onError: (error: Error) => void,
) {
  const attached = new Set<pg.PoolClient>();
  const hear = (notice: pg.Notification): void => {
    if (notice.channel === channel) tell(notice.payload || null);
  };
  const attach = (client: pg.PoolClient): void => {
    if (attached.has(client)) return;
    attached.add(client);
    client.on('notification', hear);
    client.once('end', () => attached.delete(client));
  };
  pool.on('acquire', attach);
  await pool.query(`listen ${channel}`);
  const stop = onRestart(() => {
    pool.query(`listen ${channel}`).then(() => tell(null), onError);
  });
  return async () => {
    stop();
    pool.off('acquire', attach);
    for (const client of attached) client.off('notification', hear);
  };
}

async function listenToServer(
  { pool }: Database,
  channel: string,
  tell: NoticeListener,
  onError: (error: Error) => void,
) {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function connect(): Promise<void> {
    const next = new ServerClient({ ...pool.options, query_timeout: QUERY_TIMEOUT });
    next.on('notification', (notice) => tell(notice.payload || null));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
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
    onError(new Error('Lost the connection that tells of changes; connecting again.'));
    reconnect(FIRST_PAUSE);
  }

  function reconnect(pause: number): void {
    timer = setTimeout(() => {
      connect().then(
        () => tell(null),
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
