import { randomInt } from 'node:crypto';
import { draw } from '../attack/draw';
import { PostgresControl } from '../chaos/PostgresControl';
import type { Engine, World } from '../chaos/scenario';
import { drained } from '../chaos/scenarios/drained';
import { killed } from '../chaos/scenarios/killed';
import { lostDatabase } from '../chaos/scenarios/lostDatabase';
import {
  startPostgres,
  whyNoPostgres,
  type TestServer,
} from '../runtime/store/testing/startPostgres';

const SEED = Number(process.env['BROADSHEET_CHAOS_SEED'] ?? randomInt(2 ** 31));
const [terminated, ...others] = lostDatabase;
const reason = process.env['DATABASE_URL']
  ? 'NOT RUN: the server of DATABASE_URL is not ours to break'
  : whyNoPostgres();
const onServer = reason ? it.skip : it;

/** Less of each fault than `npm run chaos`: what was broken once would break here, too. */
const world = (engine: Engine): World => ({
  engine,
  postgres: null,
  newDatabase: async () => undefined,
  times: 2,
  outage: 6,
  note: () => undefined,
});

describe(`faults (npm run chaos), drawn with BROADSHEET_CHAOS_SEED=${SEED}`, () => {
  let server: TestServer | undefined;
  const served = async (): Promise<World> => {
    server ??= await startPostgres();
    const made = server;
    const { url } = await made.createDatabase();
    return {
      ...world('postgres'),
      postgres: new PostgresControl(url),
      newDatabase: async () => (await made.createDatabase()).url,
    };
  };
  afterAll(() => server?.stop());

  it('leave what was acknowledged: kill -9 on the embedded database', async () => {
    expect(await killed.run(world('embedded'))).toEqual([]);
  }, 240_000);

  it('leave requests under way: SIGTERM', async () => {
    expect(await drained.run(world('embedded'))).toEqual([]);
  }, 240_000);

  onServer(
    `leave the process: lost connections${reason ? `, ${reason}` : ''}`,
    async () => {
      expect(await terminated!.run(await served())).toEqual([]);
    },
    240_000,
  );

  for (const { name, run } of draw(others, 1, SEED))
    onServer(
      `leave what was acknowledged: ${name}`,
      async () => {
        expect(await run(await served())).toEqual([]);
      },
      300_000,
    );
});
