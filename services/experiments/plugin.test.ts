import { clearCache } from '@growthbook/growthbook';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { experimentsService } from './plugin';
import { openGrowthBook, type PlayedGrowthBook } from './testing/openGrowthBook';

const KEY = 'sdk-a1B2c3';
const PATH = `/experiments/api/features/${KEY}`;

let host: PlayedGrowthBook;
let app: FastifyInstance;

beforeEach(async () => {
  await clearCache();
  host = await openGrowthBook(KEY);
  host.features = { hero: { defaultValue: 'small' } };
  app = Fastify();
  await app.register(experimentsService, {
    growthBook: { apiHost: host.apiHost, clientKey: KEY },
  });
});
afterEach(async () => {
  await app.close();
  await host.close();
});

it('features are served in the words of GrowthBook’s API, for a CDN to keep 10 s', async () => {
  const answer = await app.inject(PATH);
  expect(answer.json()).toEqual({
    status: 200,
    features: { hero: { defaultValue: 'small' } },
    dateUpdated: expect.stringMatching(/^2026-/) as string,
  });
  expect(answer.headers['cache-control']).toBe('public, max-age=10');
  const again = await app.inject({
    url: PATH,
    headers: { 'if-none-match': String(answer.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('experiments of a visual editor, which bring scripts, are not passed on', async () => {
  host.features = { hero: { defaultValue: 'small' } };
  Object.assign(host, { experiments: [{ key: 'x', variations: [{ js: 'alert(1)' }] }] });
  expect(Object.keys((await app.inject(PATH)).json<object>()).toSorted()).toEqual([
    'dateUpdated',
    'features',
    'status',
  ]);
});

it.each([
  ['another key', '/experiments/api/features/sdk-other'],
  ['a key that leads elsewhere', '/experiments/api/features/..%2F..%2Fadmin'],
])('%s is unknown, and the host is not asked for it', async (_name, path) => {
  const answer = await app.inject(path);
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    { message: 'There are no experiments of this key' },
  ]);
  expect(host.asked).toEqual([]);
});

it('the stream of the host ends with the service', async () => {
  await app.inject(PATH);
  while (host.listeners() === 0) await pause(5);
  await app.close();
  while (host.listeners() > 0) await pause(5);
});

it('a site without GrowthBook has no experiments', async () => {
  const alone = Fastify();
  await alone.register(experimentsService, { growthBook: null });
  expect((await alone.inject(PATH)).statusCode).toBe(404);
  await alone.close();
});
