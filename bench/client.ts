import { Pool } from 'undici';

/**
 * Readers in a process of their own, so that the measured process spends its CPU on answering only.
 * Told `{ origin, path, count }` by its parent it makes that many requests and says `done`.
 */
interface Task {
  origin: string;
  path: string;
  count: number;
}

const CONNECTIONS = 4;
const pools = new Map<string, Pool>();

process.on('message', ({ origin, path, count }: Task) => {
  const pool = pools.get(origin) ?? new Pool(origin, { connections: CONNECTIONS });
  pools.set(origin, pool);
  let asked = 0;
  const readers = Array.from({ length: CONNECTIONS }, async () => {
    while (asked < count) {
      asked += 1;
      const { statusCode, body } = await pool.request({
        method: 'GET',
        path,
        headers: { 'accept-encoding': 'br' },
      });
      await body.dump();
      if (statusCode !== 200) throw new Error(`${origin}${path}: ${statusCode}`);
    }
  });
  void Promise.all(readers).then(() => process.send?.('done'));
});
