import pg from 'pg';
import { openStore } from '../store/openStore';
import { startPostgres, whyNoPostgres, type TestServer } from '../store/testing/startPostgres';
import { RateLimit } from './RateLimit';

const OPTIONS = { name: 'pages', points: 10, seconds: 600, patienceMs: 30_000 };

const isRefused = async (limit: RateLimit, client: string) => (await limit.take(client)) > 0;
const take = async (limit: RateLimit, client: string, times: number) => {
  let refused = 0;
  for (let time = 0; time < times; time += 1) if (await isRefused(limit, client)) refused += 1;
  return refused;
};

describe('A limit of one node', () => {
  it('refuses a client that comes more often, says for how long (s), and refuses no other', async () => {
    const limit = new RateLimit({ ...OPTIONS, pool: null, onError: () => undefined });
    expect(await take(limit, 'a', 10)).toBe(0);
    const wait = await limit.take('a');
    expect(wait).toBeGreaterThan(590);
    expect(wait).toBeLessThanOrEqual(600);
    expect(await take(limit, 'b', 10)).toBe(0);
  });
});

const describeServer = whyNoPostgres() === null ? describe : describe.skip;

describeServer('A limit of several nodes', () => {
  let server: TestServer;
  let database: Awaited<ReturnType<TestServer['createDatabase']>>;
  const pools: pg.Pool[] = [];
  const errors: unknown[] = [];
  const node = (): RateLimit => {
    const pool = new pg.Pool({ connectionString: database.url });
    pool.on('error', () => undefined);
    pools.push(pool);
    return new RateLimit({ ...OPTIONS, pool, onError: (error) => errors.push(error) });
  };
  beforeAll(async () => {
    server = await startPostgres();
    database = await server.createDatabase();
    const pool = new pg.Pool({ connectionString: database.url });
    await openStore(pool);
    await pool.end();
  });
  afterAll(async () => {
    await Promise.all(pools.filter(({ ended }) => !ended).map((pool) => pool.end()));
    await database.drop();
    await server.stop();
  });

  it('counts for all together once a client comes often', async () => {
    const nodes = [node(), node(), node()];
    let allowed = 0;
    for (let round = 0; round < 10; round += 1)
      for (const each of nodes) if (!(await isRefused(each, 'together'))) allowed += 1;
    // Two on each node cost no query; none of what came before is forgotten.
    expect(errors).toEqual([]);
    expect(allowed).toBeGreaterThanOrEqual(10);
    expect(allowed).toBeLessThanOrEqual(10 + 2 * 2);
    for (const each of nodes) expect(await isRefused(each, 'together')).toBe(true);
  });

  it('is counted by each node alone without the database, and refuses nobody for that', async () => {
    const alone = node();
    await pools.at(-1)!.end();
    errors.length = 0;
    expect(await take(alone, 'away', 10)).toBe(0);
    expect(await take(alone, 'away', 5)).toBe(5);
    // It is not asked again for a while.
    expect(errors).toHaveLength(1);
  });
});
