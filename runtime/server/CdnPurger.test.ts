import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { until } from '../store/testing/until';
import { CdnPurger } from './CdnPurger';

const LIMIT = 30_000;

let server: Server;
let url: string;
let status: number;
const told: { tags: string[]; headers: IncomingHttpHeaders }[] = [];
const failures: string[] = [];
let purger: CdnPurger;

beforeEach(async () => {
  status = 200;
  told.length = 0;
  failures.length = 0;
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const { tags } = JSON.parse(body) as { tags: string[] };
      if (status < 300) told.push({ tags, headers: request.headers });
      response.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge?zone=1`;
  purger = new CdnPurger({
    url,
    token: 'cdn-token',
    everything: 'site:daily',
    onFailure: ({ message }, count, waiting) => failures.push(`${message} ${count} ${waiting}`),
    pause: 1,
    firstRetry: 1,
  });
});
afterEach(async () => {
  await purger.close();
  server.close();
});

const tagsTold = () => told.flatMap(({ tags }) => tags);

describe('a CDN is told what it has to forget', () => {
  it('in one request for what comes together, with the token, each tag once', async () => {
    purger.add(['content:a', 'content']);
    purger.add(['content', 'content:b']);
    await until(() => told.length > 0, LIMIT);
    expect(told).toMatchObject([
      {
        tags: ['content:a', 'content', 'content:b'],
        headers: { authorization: 'Bearer cdn-token', 'content-type': 'application/json' },
      },
    ]);
  });

  it('again until it listens, with what came meanwhile; each failure is told with its count', async () => {
    status = 503;
    purger.add(['content:a']);
    await until(() => failures.length >= 3, LIMIT);
    purger.add(['content:b']);
    status = 200;
    // In one request, or in two where the hook listened again before the second tag came.
    await until(() => tagsTold().length >= 2, LIMIT);
    expect(tagsTold().toSorted()).toEqual(['content:a', 'content:b']);
    expect(failures.slice(0, 3)).toEqual([
      "The CDN's purge hook answered 503. 1 1",
      "The CDN's purge hook answered 503. 2 1",
      "The CDN's purge hook answered 503. 3 1",
    ]);
  });

  it('of everything where more wait than can be kept', async () => {
    status = 500;
    purger.add(Array.from({ length: 4000 }, (_, at) => `content:${at}`));
    await until(() => failures.length > 0, LIMIT);
    purger.add(Array.from({ length: 4000 }, (_, at) => `content:more-${at}`));
    status = 200;
    await until(() => tagsTold().includes('site:daily'), LIMIT);
    await purger.close();
    // What was being told meanwhile may have got through.
    expect(tagsTold().filter((tag) => tag.startsWith('content:more-'))).toEqual([]);
  });

  it('of many tags in several requests', async () => {
    purger.add(Array.from({ length: 1200 }, (_, at) => `content:${at}`));
    await until(() => told.length === 3, LIMIT);
    expect(new Set(tagsTold()).size).toBe(1200);
  });

  it('of what waits before the site stops', async () => {
    const last = new CdnPurger({ url, token: '', everything: '*', onFailure: fail, pause: 60_000 });
    last.add(['content:last']);
    await last.close();
    expect(tagsTold()).toEqual(['content:last']);
    expect(told[0]?.headers).not.toHaveProperty('authorization');
  });
});

function fail(error: Error): never {
  throw error;
}
