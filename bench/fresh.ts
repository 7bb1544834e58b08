import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { startPostgres, whyNoPostgres } from '../runtime/store/testing/startPostgres';

/*
 * `npm run bench -- --fresh`: how long readers who never rest get what was before a change, on the embedded
 * database and on two nodes with a PostgreSQL. What must hold: 1 s after the change is acknowledged nobody
 * does.
 */

const ROUNDS = 5;
const LIMIT_MS = 1000;
/** ms that readers go on after a change. */
const AFTER_MS = 2500;
const ROOT = join(import.meta.dirname, '../..');

interface Node {
  url: string;
  stop: () => Promise<unknown>;
}

let holds = await measure('embedded database', {}, 1);
if (!whyNoPostgres()) {
  const server = await startPostgres();
  const { url } = await server.createDatabase();
  holds = (await measure('two nodes, PostgreSQL', { DATABASE_URL: url }, 2)) && holds;
  await server.stop();
}
process.exit(holds ? 0 : 1);

/** Measures and prints. Says whether it held. */
async function measure(name: string, env: Record<string, string>, count: number) {
  const dataDir = join(ROOT, '.cache', 'bench-fresh');
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const purged: string[] = [];
  const cdn = await listen((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      purged.push(Buffer.concat(parts).toString());
      response.end();
    });
  });
  let gateway = '';
  let questions = 0;
  const counter = await listen((request, response) => {
    questions += 1;
    const { method, headers, url } = request;
    request.pipe(
      http.request(`${gateway}${url}`, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      }),
    );
  });
  const settings = { ...env, CONTENT_BASE: counter, CDN_PURGE_URL: cdn };
  const nodes: Node[] = [];
  for (let node = 0; node < count; node += 1) {
    // The first node's content service is asked by all; it is up before the edition is loaded.
    nodes.push(await startNode(dataDir, settings, (url) => (gateway ||= `${url}/gateway`)));
  }
  const secrets = readFileSync(join(dataDir, 'secrets.json'), 'utf8');
  const { accessToken } = JSON.parse(secrets) as { accessToken: string };
  const tell = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${gateway}/content/v4/ingest${path}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${answer.status} for ${method} ${path}`);
    await answer.text();
  };

  const steps = { new: [] as number[], corrected: [] as number[], deleted: [] as number[] };
  const asked: number[] = [];
  let answers = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = `bench-${round}`;
    const page = `/news/${id}.html`;
    const story = (headline: string) => ({
      _id: id,
      type: 'story',
      version: '0.10.9',
      canonical_url: page,
      headlines: { basic: headline },
      display_date: new Date().toISOString(),
      content_elements: [{ type: 'text', content: 'A story that comes, changes and goes.' }],
      taxonomy: {
        primary_section: { _id: '/news', type: 'section', version: '0.10.9', name: 'News' },
      },
    });
    const feed = `/pf/api/v3/content/fetch/content-feed?query=${encodeURIComponent('{"feedParameter":"/news"}')}`;
    const addresses = [page, `${page}?outputType=text`, '/news', '/', feed];
    const first = `First words of ${round}`;
    const second = `Second words of ${round}`;
    for (const [step, change, isOld] of [
      ['new', () => tell('PUT', '', story(first)), (body: string) => !body.includes(first)],
      ['corrected', () => tell('PUT', '', story(second)), (body: string) => body.includes(first)],
      ['deleted', () => tell('DELETE', `/${id}`), (body: string) => body.includes(second)],
    ] as const) {
      const before = questions;
      // What is new comes to the front page when editors put it there.
      const read = addresses.filter((address) => step !== 'new' || address !== '/');
      const seen = await readWhile(nodes, read, isOld, change);
      steps[step].push(seen.lastOld);
      asked.push(questions - before);
      answers += seen.answers;
    }
  }
  console.log(`${name}: ${answers} answers`);
  for (const [step, times] of Object.entries(steps))
    console.log(
      `  ${step.padEnd(10)} last old answer asked for after ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`,
    );
  console.log(
    `  questions to the content API for a change, with ${AFTER_MS / 1000} s of reading after it: ${asked.join(', ')}`,
  );
  const tags = purged.length > 0 ? purged.at(-1) : 'none';
  console.log(
    `  ${purged.length} purges for ${ROUNDS * 3} changes and the edition, the last: ${tags}`,
  );
  for (const node of nodes) await node.stop();
  return Object.values(steps).every((times) => Math.max(...times) < LIMIT_MS);
}

/** Readers of every address on every node; ms from the change to the last old answer that was asked for. */
async function readWhile(
  nodes: readonly Node[],
  addresses: readonly string[],
  isOld: (body: string) => boolean,
  change: () => Promise<void>,
): Promise<{ lastOld: number; answers: number }> {
  const ending = new AbortController();
  let answers = 0;
  let acknowledged = Infinity;
  let lastOld = 0;
  const readers = nodes.flatMap(({ url }) =>
    addresses.map(async (address) => {
      while (!ending.signal.aborted) {
        const begun = performance.now();
        const answer = await fetch(`${url}${address}`);
        const body = await answer.text();
        answers += 1;
        const after = begun - acknowledged;
        if (after > lastOld && isOld(body)) lastOld = after;
      }
    }),
  );
  await pause(500);
  await change();
  acknowledged = performance.now();
  await pause(AFTER_MS);
  ending.abort();
  await Promise.all(readers);
  return { lastOld, answers };
}

async function startNode(
  dataDir: string,
  env: Record<string, string>,
  onUrl: (url: string) => void,
): Promise<Node> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  onUrl(url);
  const child = spawn(process.execPath, [join(ROOT, 'dist/engine/main.mjs'), 'serve'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BROADSHEET_DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('A node ended before it was ready.');
  });
  ended.catch(() => undefined); // told to whoever waits for it
  const ready = (async () => {
    for await (const text of child.stdout) if (String(text).includes('Broadsheet ready')) return;
  })();
  await Promise.race([ready, ended]);
  child.stdout.resume();
  return {
    url,
    stop: () => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      return exit;
    },
  };
}

async function freePort(): Promise<number> {
  const server = http.createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function listen(handle: http.RequestListener): Promise<string> {
  const server = http.createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
