import { parseArgs } from 'node:util';
import { startPostgres, whyNoPostgres } from '../runtime/store/testing/startPostgres';
import { printTable } from '../attack/printTable';
import { PostgresControl } from './PostgresControl';
import type { Engine, Scenario, World } from './scenario';
import { scenarios } from './scenarios';

/*
 * `npm run chaos`: breaks what a site stands on: nothing that was acknowledged is lost, the process lives,
 * it recovers by itself, publishing works afterwards. `--on embedded` or `--on postgres` for one database,
 * `--only text` for scenarios whose names hold a text, `--times 3 --outage 6` for less of each. Ends with 1
 * when something did not hold.
 */

const { values } = parseArgs({
  options: {
    on: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    times: { type: 'string', default: '20' },
    outage: { type: 'string', default: '30' },
  },
});

type Row = [name: string, engine: Engine, findings: string, seconds: string];

async function main(): Promise<void> {
  const rows: Row[] = [];
  let found = 0;
  for (const engine of ['embedded', 'postgres'] as const) {
    if (values.on !== '' && values.on !== engine) continue;
    const chosen = scenarios.filter(
      ({ on, name }) => on.includes(engine) && name.includes(values.only),
    );
    if (chosen.length === 0) continue;
    const server = engine === 'postgres' ? await openServer() : null;
    try {
      for (const scenario of chosen) {
        const row = await tryScenario(scenario, engine, server);
        found += Number(row[2]) || 0;
        rows.push(row);
      }
    } finally {
      await server?.stop();
    }
  }
  if (rows.length === 0) throw new Error(`No scenario is called "${values.only}".`);
  console.log();
  printTable(['fault', 'database', 'findings', 's'], rows);
  process.exitCode = found > 0 ? 1 : 0;
}

type Server = Pick<World, 'postgres' | 'newDatabase'> & { stop: () => Promise<void> };

async function openServer(): Promise<Server> {
  const reason = whyNoPostgres();
  if (reason) throw new Error(reason);
  const server = await startPostgres();
  const { url } = await server.createDatabase();
  return {
    postgres: new PostgresControl(url),
    newDatabase: async () => (await server.createDatabase()).url,
    stop: () => server.stop(),
  };
}

async function tryScenario(
  scenario: Scenario,
  engine: Engine,
  server: Server | null,
): Promise<Row> {
  const { name } = scenario;
  const whyNot = scenario.whyNot?.();
  if (whyNot) return [name, engine, whyNot, ''];
  const start = Date.now();
  const notes: string[] = [];
  const world: World = {
    engine,
    postgres: server?.postgres ?? null,
    newDatabase: server?.newDatabase ?? (async () => undefined),
    times: Number(values.times),
    outage: Number(values.outage),
    note: (text) => notes.push(text),
  };
  const faults = await scenario
    .run(world)
    .catch((error: unknown) => [`could not be tried: ${String(error)}`]);
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  console.log(`${name}, ${engine}: ${faults.length} findings, ${seconds} s (${notes.join('; ')})`);
  for (const fault of faults) console.log(`  FINDING  ${fault.slice(0, 500)}`);
  if (faults.length > 0) console.log(`  npm run chaos -- --on ${engine} --only "${name}"`);
  return [name, engine, String(faults.length), seconds];
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
