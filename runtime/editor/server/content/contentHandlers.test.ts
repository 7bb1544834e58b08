import { API_PREFIX } from '../../contract/calls';
import Fastify, { type FastifyInstance } from 'fastify';
import { createContentClient } from '../../../content/fetchContent';
import type { ContentSource } from '../../../content/types';
import { createToken } from '../../../store/staff/tokens';
import { describeStore } from '../../../store/testing/describeStore';
import { editorApi } from '../api/editorApi';
import { CallLimit } from './CallLimit';
import { contentHandlers } from './contentHandlers';

const website = 'daily';
const author = 'command-line';
const failing = Object.assign(new Error('the desk is closed'), { statusCode: 503 });
let isDown = false;

const sources: Record<string, ContentSource> = {
  feed: {
    params: { size: 'number' },
    fetch: async ({ size }) => ({
      stories: Array.from({ length: Number(size) }, (_item, index) => ({
        headlines: { basic: `Story ${index + 1}` },
      })),
      total: 99,
    }),
  },
  moody: {
    ttl: 0.001,
    fetch: async () => {
      if (isDown) throw failing;
      return { name: 'Weather', high: 70 };
    },
  },
  broken: { fetch: () => Promise.reject(failing) },
  'writer-choices': {
    schemaName: 'choices',
    http: false,
    params: { query: 'text', value: 'list' },
    fetch: async ({ query, value }) => ({
      choices: Array.isArray(value)
        ? value.filter((id) => id === 'ann').map((id: string) => ({ value: id, label: 'Ann Lee' }))
        : [
            { value: 'ann', label: `Ann Lee, for ${String(query)}`, note: 'News', image: '/a.jpg' },
            { value: 7 },
            { value: 'bo' },
            null,
          ],
    }),
  },
};

describeStore('What sources say, for editors', (current) => {
  let app: FastifyInstance;
  const secrets = new Map<string, string>();
  const content = createContentClient({
    sources: () => sources,
    upstream: { contentBase: () => 'http://nowhere', accessToken: () => '' },
    onError: () => undefined,
  });

  beforeAll(async () => {
    const { store } = current();
    app = Fastify();
    const handlers = contentHandlers({ content: () => content });
    await app.register(editorApi({ store, website, origin: () => 'https://daily.test', handlers }));
    for (const [name, site, folder, role] of [
      ['viewer', website, '/sports', 'viewer'],
      ['stranger', 'weekly', '/', 'viewer'],
      ['editor', website, '/sports', 'editor'],
    ] as const) {
      const grants = [{ website: site, folder, role }];
      const { secret } = await createToken(store, { name, grants, endsAt: null, author });
      secrets.set(name, secret);
    }
  });
  afterAll(() => app.close());

  const ask = async (path: string, payload: object, who = 'viewer') => {
    const answer = await app.inject({
      method: 'POST',
      url: `${API_PREFIX}/content/${path}`,
      headers: { authorization: `Bearer ${secrets.get(who)}` },
      payload,
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const answer = async (source: string, query: object = {}, more: object = {}) =>
    (await ask('answer', { source, query, ...more })).body;

  it('an answer is told in numbers and names, new at first and kept afterward', async () => {
    const first = await answer('feed', { size: 7 });
    const titles = [1, 2, 3, 4, 5].map((index) => `Story ${index}`);
    expect(first).toMatchObject({ kind: 'answer', state: 'new', age: 0, count: 7, titles });
    expect(first).not.toHaveProperty('json');
    expect(await answer('feed', { size: 7 })).toMatchObject({ state: 'kept', holds: 300 });
    const whole = await answer('feed', { size: 1 }, { isWhole: true });
    expect(JSON.parse(whole.json)).toMatchObject({ total: 99 });
  });

  it('one that is kept as its source fails says so', async () => {
    isDown = false;
    expect(await answer('moody')).toMatchObject({ state: 'new', count: null, titles: ['Weather'] });
    isDown = true;
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await answer('moody')).toMatchObject({ state: 'failing', titles: ['Weather'] });
  });

  it('a source that fails is an answer, too: why it gives nothing', async () => {
    expect(await answer('broken')).toMatchObject({
      kind: 'failed',
      status: 503,
      reason: 'broken: the desk is closed',
    });
  });

  it('choices come as people know them; what can be none is left out', async () => {
    const found = await ask('choices', { source: 'writer-choices', query: 'a' });
    expect(found.body.choices).toEqual([
      { value: 'ann', label: 'Ann Lee, for a', note: 'News', image: '/a.jpg' },
      { value: 'bo', label: 'bo' },
    ]);
    const known = await ask('choices', { source: 'writer-choices', values: ['ann', 'gone'] });
    expect(known.body.choices).toEqual([{ value: 'ann', label: 'Ann Lee' }]);
  });

  it.each([
    ['a source that the pack has not', 'answer', { source: 'http://x.org', query: {} }, 404],
    ['a name that objects have', 'answer', { source: 'constructor', query: {} }, 404],
    ['choices of another source', 'choices', { source: 'feed', query: '' }, 404],
    [
      'a query that is too long',
      'answer',
      { source: 'feed', query: { a: 'x'.repeat(20_000) } },
      400,
    ],
    ['no query', 'answer', { source: 'feed' }, 400],
  ])('%s is refused', async (_name, path, payload, status) => {
    expect((await ask(path, payload)).status).toBe(status);
  });

  it('only those who may read something here are answered', async () => {
    expect((await ask('answer', { source: 'feed', query: {} }, 'stranger')).status).toBe(403);
  });

  it('what readers can’t ask for is for those who choose content', async () => {
    const answers = (who?: string) =>
      ask('answer', { source: 'writer-choices', query: { query: 'a' } }, who);
    expect((await answers()).status).toBe(403);
    expect((await answers('editor')).body).toMatchObject({ kind: 'answer' });
  });

  it('nobody asks without end', async () => {
    const statuses = new Set<number>();
    for (let call = 0; call < 210; call += 1)
      statuses.add((await ask('answer', { source: 'feed', query: { size: 1 } })).status);
    expect(statuses).toEqual(new Set([200, 429]));
  });
});

it('calls count by person, within their window', () => {
  const limit = new CallLimit({ most: 2, windowMs: 1000 });
  const take = (who: string, now: number) => () => limit.take(who, now);
  take('ann', 0)();
  take('ann', 10)();
  expect(take('ann', 20)).toThrow('Too many questions');
  expect(take('bo', 20)).not.toThrow();
  expect(take('ann', 1000)).not.toThrow();
});
