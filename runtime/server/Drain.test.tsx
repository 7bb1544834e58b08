import { once } from 'node:events';
import { Agent, get as httpGet } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyPluginAsync } from 'fastify';
import { useContent } from '../fusion/content';
import { useAppContext } from '../fusion/context';
import type { PageDocument } from '../document/document';
import { createServer, type ServerOptions, type Site } from './createServer';
import { openInnerServer } from './openInnerServer';
import { Readiness } from './Readiness';
import { createTestPack } from './testing/createTestPack';
import { testOptions } from './testing/testOptions';

const GRACE_MS = 1500;
/** Tests wait for conditions; this is for a machine that does other things, too. */
const PATIENCE_MS = 300_000;

let inner: () => string | null = () => null;
/** The upstream of slow pages answers when this is called. */
let answer = (): void => undefined;
let answered: Promise<void>;
beforeEach(() => {
  answered = new Promise((resolve) => (answer = resolve));
});

const pack = createTestPack(
  {
    'test-block/slow': {
      view: () => {
        const { requestUri } = useAppContext();
        return <p>{String(useContent({ source: 'slow', query: { uri: requestUri } }))}</p>;
      },
    },
    'test-block/asks': { view: () => <p>{String(useContent({ source: 'asks', query: {} }))}</p> },
    'test-block/plain': { view: () => <p>plain</p> },
  },
  {
    slow: {
      params: { uri: 'text' },
      timeout: PATIENCE_MS,
      fetch: () => answered.then(() => 'told'),
    },
    asks: {
      ttl: 0,
      timeout: PATIENCE_MS,
      fetch: async () => {
        await answered;
        return (await fetch(`${inner()}/gateway/thing`)).text();
      },
    },
  },
);

const documentOf = (block: string): PageDocument => ({
  id: block,
  kind: 'page',
  name: block,
  layout: 'page',
  meta: { title: block },
  sections: { main: [{ kind: 'feature', id: 'a', type: `test-block/${block}`, fields: {} }] },
});

const services: FastifyPluginAsync = async (app) => {
  app.get('/gateway/thing', async () => 'thing');
};

const sites: Site[] = [];
afterEach(() => Promise.all(sites.splice(0).map(({ app }) => app.close())));

function serve(options: Partial<ServerOptions> = {}): Site {
  const site = createServer({
    ...testOptions(pack),
    route: (uri) => ({
      kind: 'page',
      document: documentOf(/^\/(\w+)/.exec(uri)?.[1] ?? 'plain'),
      contentConfig: null,
    }),
    services,
    stopTimes: { graceMs: GRACE_MS, limitMs: PATIENCE_MS },
    ...options,
  });
  sites.push(site);
  return site;
}

const portOf = ({ app }: Site) => (app.server.address() as AddressInfo).port;

/** One request over a connection of its own: all that came back, and whether it was cut. */
function askRaw(port: number, path: string): { sent: Promise<void>; text: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (data: Buffer) => (text += data.toString('latin1')));
  const ended = new Promise<string>((resolve) => {
    socket.on('error', (error) => (text += ` [${error.message}]`));
    socket.on('close', () => resolve(text));
  });
  const sent = new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`, () => resolve());
    });
  });
  return { sent, text: ended };
}

/** Whether an answer is all there, by its length. */
function isWhole(text: string): boolean {
  const [head = '', body = ''] = text.split('\r\n\r\n', 2);
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  return head.startsWith('HTTP/1.1 200') && body.length === Number(length);
}

/**
 * Asks again and again over one connection, as balancers do, until an answer says that it ends.
 * @returns how often it was answered; a code where it was cut
 */
async function askOn(port: number, path: string): Promise<number | string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    for (let answers = 1; ; answers += 1) {
      const isLast = await new Promise<boolean>((resolve, reject) => {
        const request = httpGet({ port, host: '127.0.0.1', path, agent }, (response) => {
          const { connection } = response.headers;
          response.on('error', reject).on('end', () => resolve(connection === 'close'));
          response.resume();
        });
        request.on('error', reject);
      });
      if (isLast) return answers;
      await pause(Math.random() * 20);
    }
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  } finally {
    agent.destroy();
  }
}

const isRefused = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED'));
  });

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It never was so.');
    await pause(5);
  }
}

describe('A node that is told to stop', () => {
  it(
    'cuts none of 1,000 requests under way, and none over connections that are used again',
    async () => {
      const readiness = new Readiness();
      const site = serve({ readiness });
      let begun = 0;
      site.app.addHook('onRequest', async ({ url }) => {
        if (url.startsWith('/slow')) begun += 1;
      });
      await site.app.listen({ port: 0, host: '127.0.0.1' });
      const port = portOf(site);
      const clients = Array.from({ length: 40 }, () => askOn(port, '/plain'));
      // So many pages are made at once even where the event loop is late: none waits for its turn.
      const askSlow = (index: number) => askRaw(port, `/slow/${index % 4}`);
      const asked: ReturnType<typeof askRaw>[] = [];
      // Not all in one moment: a busy machine would be late to read what each of them asks.
      while (asked.length < 1000) {
        const more = Array.from({ length: 50 }, (_, index) => askSlow(index));
        asked.push(...more);
        await Promise.all(more.map(({ sent }) => sent));
        await until(() => begun === asked.length);
      }

      const drained = site.drain().then(() => site.app.close());
      expect(readiness.isReady).toBe(false);
      const ready = await site.app.inject('/pf/ready');
      expect(ready.statusCode).toBe(503);
      expect(ready.headers['connection']).toBe('close');
      expect(ready.json()).toMatchObject({ reasons: ['This node is stopping.'] });
      await until(() => isRefused(port));
      answer();
      await drained;

      const texts = await Promise.all(asked.map(({ text }) => text));
      expect(texts.filter((text) => !isWhole(text))).toEqual([]);
      const counts = await Promise.all(clients);
      expect(counts.filter((count) => !(Number(count) > 1))).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'lets a page ask the mounted services for its content while no one else gets in',
    async () => {
      const site = serve({ stopTimes: { graceMs: 0, limitMs: PATIENCE_MS } });
      inner = openInnerServer(site.app);
      await site.app.listen({ port: 0, host: '127.0.0.1' });
      const port = portOf(site);
      const { sent, text } = askRaw(port, '/asks');
      await sent;
      await until(() => site.metrics.write().then((text) => /render_queue_running 1/.test(text)));
      const closed = site.drain().then(() => site.app.close());
      await until(() => isRefused(port));
      answer();
      expect(await text).toContain('<p data-block="test-block/asks">thing</p>');
      expect((await text).toLowerCase()).toContain('connection: close');
      await closed;
      await expect(fetch(`${inner()}/gateway/thing`)).rejects.toThrow();
    },
    PATIENCE_MS,
  );

  it(
    'is not held up by connections on which nobody asks, nor longer than its limit by one that never ends',
    async () => {
      const site = serve({ stopTimes: { graceMs: 0, limitMs: 1500 } });
      await site.app.register(async (app) => {
        app.get('/pf/never', () => new Promise(() => undefined));
      });
      await site.app.listen({ port: 0, host: '127.0.0.1' });
      const port = portOf(site);
      const silent: Socket = connect(port, '127.0.0.1');
      await once(silent, 'connect');
      const never = askRaw(port, '/pf/never');
      await never.sent;
      await pause(50);
      await site.app.close();
      expect(await never.text).not.toContain('HTTP/1.1 200');
      silent.destroy();
    },
    PATIENCE_MS,
  );
});
