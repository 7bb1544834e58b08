import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../runtime/store/openDatabase';
import { openStore } from '../../runtime/store/openStore';
import type { Scenario, World } from '../scenario';

const ROOT = join(__dirname, '..');
const FOLDER = join(ROOT, '.cache', 'chaos-start');
/** ms within which a node that can't start says so. */
const PATIENCE = 60_000;

interface Start {
  name: string;
  env: Record<string, string>;
  /** What the sentence names. */
  names: RegExp;
  /** Someone who may write nowhere. */
  uid?: number;
}

/** What keeps a node from starting: it ends with 1 and one sentence that names the cause. */
export const startErrors: Scenario = {
  name: 'what keeps a node from starting is said in a sentence',
  on: ['embedded', 'postgres'],
  run: async (world) => {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    const busy = createServer();
    busy.listen(0, '0.0.0.0');
    await once(busy, 'listening');
    const port = (busy.address() as AddressInfo).port;
    try {
      const starts = [...always(port), ...(world.postgres ? await onServer(world) : [])];
      const faults: string[] = [];
      for (const start of starts) faults.push(...(await tryStart(start)));
      world.note(`${starts.length} causes`);
      return faults;
    } finally {
      busy.close();
    }
  },
};

function always(port: number): Start[] {
  const nowhere = join(FOLDER, 'nowhere');
  mkdirSync(nowhere);
  chmodSync(nowhere, 0o555);
  const stranger = process.getuid?.() === 0 ? { uid: 65_534 } : {};
  const server = 'postgresql://nobody@127.0.0.1:1/none';
  return [
    { name: 'a port in use', env: { PORT: String(port) }, names: new RegExp(`${port}`) },
    { name: 'a port that is none', env: { PORT: 'http' }, names: /PORT/ },
    { name: 'a server that nobody reaches', env: { DATABASE_URL: server }, names: /reach|answer/i },
    {
      name: 'a host that is none',
      env: { DATABASE_URL: 'postgresql://a@no-such-host.invalid/a' },
      names: /no-such-host|reach|found/i,
    },
    { name: 'an address that is none', env: { DATABASE_URL: 'postgres' }, names: /DATABASE_URL/ },
    {
      name: 'a folder that may not be written',
      env: { BROADSHEET_DATA_DIR: nowhere },
      names: /nowhere/,
      ...stranger,
    },
    ...['ARC_ACCESS_TOKEN', 'RESIZER_SECRET', 'IDENTITY_SECRET', 'EDITOR_CLIENT_SECRET'].flatMap(
      (name) => [
        { name: `${name} empty`, env: { [name]: '' }, names: new RegExp(name) },
        { name: `${name} short`, env: { [name]: 'short' }, names: new RegExp(name) },
      ],
    ),
  ];
}

async function onServer(world: World): Promise<Start[]> {
  const newer = (await world.newDatabase())!;
  const database = await openDatabase({ dataDir: FOLDER, databaseUrl: newer });
  await openStore(database.pool);
  await database.pool.query(
    "insert into runtime.kysely_migration (name, timestamp) values ('9999_later', '2099-01-01')",
  );
  await database.close();
  const some = (await world.newDatabase())!;
  const client = new pg.Client({ connectionString: some });
  await client.connect();
  await client.query("create role chaos_stranger login password 'x'");
  await client.query('revoke all on schema public from public');
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  await client.query(`revoke connect on database ${rows[0]!.name} from public`);
  await client.end();
  const missing = some.replace(/\/[^/?]+\?/, '/no_such_database?');
  const stranger = some.replace(/\/\/[^@]*@/, '//chaos_stranger:wrong@');
  const unknown = some.replace(/\/\/[^@]*@/, '//chaos_unknown:wrong@');
  return [
    { name: 'a newer schema', env: { DATABASE_URL: newer }, names: /newer|9999_later/i },
    { name: 'a missing database', env: { DATABASE_URL: missing }, names: /no_such_database/ },
    {
      name: 'someone without rights',
      env: { DATABASE_URL: stranger },
      names: /permission|may not|refuse|denied/i,
    },
    {
      name: 'someone it does not know',
      env: { DATABASE_URL: unknown },
      names: /chaos_unknown|password/i,
    },
  ];
}

async function tryStart({ name, env, names, uid }: Start): Promise<string[]> {
  const own = join(FOLDER, name.replaceAll(/\W+/g, '-'));
  const child = spawn(process.execPath, [join(ROOT, 'dist/engine/main.mjs'), 'serve'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'silent',
      BROADSHEET_DATA_DIR: own,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid }),
  });
  let [said, printed] = ['', ''];
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    if (printed.includes('Broadsheet ready')) child.kill('SIGTERM');
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  clearTimeout(timer);
  const lines = said.trim().split('\n');
  const told = `says ${JSON.stringify(said.trim().slice(0, 200))}`;
  if (printed.includes('Broadsheet ready')) return [`${name}: starts all the same`];
  if (signal) return [`${name}: neither starts nor ends within ${PATIENCE / 1000} s`];
  if (code !== 1) return [`${name}: ends with ${code}, ${told}`];
  if (!names.test(said)) return [`${name}: does not name the cause, ${told}`];
  return lines.length > 3 || /\n\s+at /.test(said) ? [`${name}: is no sentence, ${told}`] : [];
}
