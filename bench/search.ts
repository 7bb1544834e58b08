import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { openServer } from '../attack/openServer';
import { printTable } from '../attack/printTable';
import { openDatabase } from '../runtime/store/openDatabase';
import { contentService } from '../services/content/plugin';
import { openDatabase as openContent } from '../services/content/store/openDatabase';
import { fillArchive } from './archive';
import { questions } from './searchQuestions';

/*
 * `npm run bench -- --search [--stories 1000,10000,100000] [--engine embedded,server] [--plans] [--only word]`:
 * how long searches and feeds take in archives of several sizes, on the embedded database and on a PostgreSQL
 * server. An archive stays in `.cache/bench-search` (embedded) for the next run.
 */

const { values } = parseArgs({
  options: {
    search: { type: 'boolean', default: true },
    stories: { type: 'string', default: '1000,10000,100000' },
    engine: { type: 'string', default: 'embedded,server' },
    /** The plan of each question's statement. */
    plans: { type: 'boolean', default: false },
    /** Questions whose name has this in it. */
    only: { type: 'string', default: '' },
    /** Address of an empty database, or one that this has filled before. */
    database: { type: 'string' },
    rounds: { type: 'string', default: '3' },
  },
});

const FOLDER = join(__dirname, '..', '.cache', 'bench-search');

interface Opened {
  pool: Pool;
  close: () => Promise<unknown>;
}

const ENGINES: Record<string, (stories: number) => Promise<Opened>> = {
  async embedded(stories) {
    const dataDir = join(FOLDER, String(stories));
    mkdirSync(dataDir, { recursive: true });
    return openDatabase({ dataDir });
  },
  async server() {
    if (values.database) return openDatabase({ dataDir: FOLDER, databaseUrl: values.database });
    const server = await openServer();
    const database = await openDatabase({ dataDir: FOLDER, databaseUrl: server.url });
    return { pool: database.pool, close: () => database.close().then(() => server.stop()) };
  },
};

async function main(): Promise<void> {
  const asked = questions.filter(({ name }) => name.includes(values.only));
  const rows = new Map(asked.map(({ name }) => [name, [name]]));
  const head = ['ms: half within, 95 of 100 within'];
  for (const engine of values.engine.split(',')) {
    for (const stories of values.stories.split(',').map(Number)) {
      head.push(`${engine} ${stories}`);
      const times = await measure(engine, stories);
      for (const [name, row] of rows) row.push(times.get(name) ?? '');
    }
  }
  printTable(head, [...rows.values()]);
}

async function measure(engine: string, stories: number): Promise<Map<string, string>> {
  const opened = await ENGINES[engine]!(stories);
  const app = Fastify();
  try {
    await fill(opened.pool, stories);
    await app.register(contentService, {
      pool: opened.pool,
      token: 'none',
      website: 'broadsheet',
      signImage: (id) => id,
    });
    await app.ready();
    const times = new Map<string, string>();
    for (const { name, ask } of questions) {
      if (!name.includes(values.only)) continue;
      times.set(name, await timesOf(app, ask));
      if (values.plans) await printPlan(opened.pool, `${engine} ${stories}: ${name}`, app, ask(0));
    }
    return times;
  } finally {
    await app.close();
    await opened.close();
  }
}

async function fill(pool: Pool, stories: number): Promise<void> {
  const db = await openContent(pool);
  const { rows } = await pool.query<{ n: number }>(
    'select count(*)::int as n from content.documents',
  );
  if (rows[0]?.n === stories) return;
  await pool.query('truncate content.documents, content.memberships');
  const start = performance.now();
  await fillArchive(db, pool, stories);
  console.log(`${stories} stories filled in ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

/** Different questions of a kind, each asked in each round; the first of all is not counted. */
const KINDS = 12;

async function timesOf(app: FastifyInstance, ask: (n: number) => string): Promise<string> {
  await answerOf(app, ask(KINDS));
  const times: number[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (let n = 0; n < KINDS; n += 1) {
      const start = performance.now();
      await answerOf(app, ask(n));
      times.push(performance.now() - start);
    }
  }
  times.sort((one, other) => one - other);
  const within = (share: number): string =>
    (times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? 0).toFixed(1);
  return `${within(0.5)}, ${within(0.95)}`;
}

async function answerOf(app: FastifyInstance, url: string): Promise<string> {
  const { statusCode, body } = await app.inject({ method: 'GET', url });
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`);
  return body;
}

/** Prints how the database carries out what a question makes of it. */
async function printPlan(
  pool: Pool,
  title: string,
  app: FastifyInstance,
  url: string,
): Promise<void> {
  const statements: { text: string; values: unknown[] }[] = [];
  const listen = (client: { query: (...given: unknown[]) => unknown }): void => {
    const query = client.query.bind(client);
    client.query = (...given) => {
      const [text, bound] = given;
      if (typeof text === 'string' && Array.isArray(bound))
        statements.push({ text, values: bound });
      return query(...given);
    };
    pool.once('release', () => {
      client.query = query;
    });
  };
  pool.once('acquire', listen as never);
  await answerOf(app, url);
  console.log(`\n=== ${title}\n${url}`);
  for (const { text, values: bound } of statements) {
    const { rows } = await pool.query<Record<string, string>>(
      `explain (analyze, buffers) ${text}`,
      bound,
    );
    console.log(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
}

void main();
