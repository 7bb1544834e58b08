import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import type { FastifyPluginAsync } from 'fastify';
import { useAppContext } from '../fusion/context';
import type { PageDocument } from '../document/document';
import { createServer } from './createServer';
import { createTestPack } from './testing/createTestPack';
import { testOptions } from './testing/testOptions';

/** ms of the processor that a page takes. */
const WORK_MS = 8;
const PATIENCE_MS = 180_000;

const pack = createTestPack({
  'test-block/work': {
    view: () => {
      const end = performance.now() + WORK_MS;
      while (performance.now() < end);
      return <p>{useAppContext().requestUri}</p>;
    },
  },
});
const document: PageDocument = {
  id: 'work',
  kind: 'page',
  name: 'work',
  layout: 'page',
  meta: { title: 'work' },
  sections: { main: [{ kind: 'feature', id: 'a', type: 'test-block/work', fields: {} }] },
};

type Options = Parameters<typeof createServer>[0];

function serve(points = 100_000, more: Partial<Options> = {}) {
  return createServer({
    ...testOptions(pack),
    route: () => ({ kind: 'page', document, contentConfig: null }),
    limits: { clientHeader: 'x-client', points: { pages: points, services: points } },
    ...more,
  });
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Readers in a thread of their own: `many` ask for new pages at once, others meanwhile for one that is ready. */
const READERS = `
const { Agent, get } = require('node:http');
const { parentPort, workerData: { port, many } } = require('node:worker_threads');
const ask = (path, agent) => new Promise((resolve, reject) => {
  get({ port, host: '127.0.0.1', path, agent }, (response) => {
    let text = '';
    response.on('data', (data) => { text += data; });
    response.on('error', reject);
    response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
  }).on('error', reject);
});
(async () => {
  await ask('/ready');
  const agent = new Agent({ keepAlive: true });
  const ready = [];
  let isOver = false;
  const readers = Array.from({ length: 5 }, async () => {
    while (!isOver) {
      const { status, headers } = await ask('/ready', agent);
      ready.push({ status, cache: headers['x-broadsheet-cache'] });
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  });
  const others = await Promise.all(Array.from({ length: many }, (_, index) => ask('/new/' + index)));
  isOver = true;
  await Promise.all(readers);
  agent.destroy();
  parentPort.postMessage({ ready, others });
})();
`;

/** What is in memory for good, as nobody holds what is swept away. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** A service that words its own errors, as ours do. */
const service: FastifyPluginAsync = async (app) => {
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) =>
    reply.code(error.statusCode ?? 500).send({ message: error.message }),
  );
  app.get('/search', async () => 'found');
};

interface Answers {
  ready: { status: number; cache: string }[];
  others: Answer[];
}

describe('More pages asked for than can be made', () => {
  it(
    'keep no one from those that are ready: the others are made, or refused with a time to come back',
    async () => {
      const site = serve();
      await site.app.listen({ port: 0, host: '127.0.0.1', backlog: 4096 });
      const { port } = site.app.server.address() as AddressInfo;
      const before = heldBytes();
      const workerData = { port, many: 2000 };
      const worker = new Worker(READERS, { eval: true, workerData });
      const [{ ready, others }] = (await once(worker, 'message')) as [Answers];

      const isStored = ({ status, cache }: Answers['ready'][number]) =>
        status === 200 && (cache === 'hit' || cache === 'stale');
      expect(ready.filter((answer) => !isStored(answer))).toEqual([]);
      expect(ready.length).toBeGreaterThan(5);
      const made = others.filter(({ status }) => status === 200);
      const refused = others.filter(({ status }) => status === 503);
      // How many depends on the machine, and on what else it has to do.
      expect(made.length).toBeGreaterThan(0);
      expect(refused.length).toBeGreaterThan(100);
      expect(made.length + refused.length).toBe(2000);
      for (const { headers, text } of refused) {
        expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
        expect(text).toContain('There is more to do than we can at the moment.');
      }
      expect(heldBytes() - before).toBeLessThan(100 * 1024 * 1024);
      expect(await site.metrics.write()).toMatch(/broadsheet_refused_total\{reason="full"\} \d{3}/);
      await site.app.close();
    },
    PATIENCE_MS,
  );

  it('are refused to one address alone when it is the only one that asks so often', async () => {
    const { app, metrics } = serve(5);
    const ask = (url: string, client: string) =>
      app.inject({ url, headers: { 'x-client': client } });
    const statuses = async (client: string, from: number) => {
      const answers = [];
      for (let index = from; index < from + 7; index += 1)
        answers.push(await ask(`/page/${index}`, client));
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await statuses('203.0.113.7', 0)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await statuses('198.51.100.1', 10)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    // One household has many addresses of IPv6.
    expect(await statuses('2001:db8:1:2::1', 20)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await ask('/page/30', '2001:db8:1:2:ffff::9')).statusCode).toBe(429);
    expect((await ask('/page/30', '2001:db8:1:3::1')).statusCode).toBe(200);

    const refused = await ask('/page/40', '203.0.113.7');
    expect(refused.headers).toMatchObject({
      'retry-after': expect.stringMatching(/^\d+$/),
      'cache-control': 'no-store',
    });
    expect(refused.body).toContain('This is more than we can answer to one address.');
    // What is ready is not counted.
    for (let index = 0; index < 20; index += 1)
      expect((await ask('/page/0', '203.0.113.7')).statusCode).toBe(200);
    // Nor is who comes from a private network: a balancer that tells nothing, or the site itself.
    expect(await statuses('10.1.2.3', 50)).toEqual([200, 200, 200, 200, 200, 200, 200]);
    expect(await metrics.write()).toContain('broadsheet_rate_limited_total{limit="pages"} 8');
    await app.close();
  });

  it('are refused in the words of a service, which hears when its caller may come again', async () => {
    const { app } = serve(3, {
      services: async (site) => {
        await site.register(service, { prefix: '/gateway' });
      },
    });
    const ask = () =>
      app.inject({ url: '/gateway/search', headers: { 'x-client': '203.0.113.7' } });
    for (let index = 0; index < 3; index += 1) expect((await ask()).statusCode).toBe(200);
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ message: expect.stringContaining('try again in') });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await app.close();
  });
});
