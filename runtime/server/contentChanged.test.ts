import Fastify from 'fastify';
import { contentChanged } from './routes/contentChanged';

const TOKEN = 'the token of the content API';
const told: unknown[] = [];
const app = Fastify();
app.register(contentChanged({ token: TOKEN, tell: async (change) => void told.push(change) }));
beforeEach(() => {
  told.length = 0;
});
afterAll(() => app.close());

const tell = (payload: string, token = TOKEN) =>
  app.inject({
    method: 'POST',
    url: '/pf/api/v3/content/changed',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload,
  });

describe('who hosts our content tells of changes', () => {
  it.each([
    ['what was stored', '{"ids":["a","b"]}', { ids: ['a', 'b'], gone: [] }],
    ['what was deleted', '{"gone":["a"]}', { ids: [], gone: ['a'] }],
    ['that anything may be another', '{"everything":true}', null],
  ])('%s', async (_name, body, change) => {
    expect((await tell(body)).statusCode).toBe(204);
    expect(told).toEqual([change]);
  });

  it.each(['', '[]', '{"ids":"a"}', '{"ids":[""]}', '{"id":"a"}', '{"everything":false}', '{'])(
    'in a form that is known; %s is 400',
    async (body) => {
      const { statusCode, json } = await tell(body);
      expect([statusCode, typeof json().message, told]).toEqual([400, 'string', []]);
    },
  );

  it('with the token, which is asked for before anything is read', async () => {
    for (const token of ['', 'wrong', `${TOKEN}x`])
      expect((await tell('{'.repeat(2_000_000), token)).statusCode).toBe(401);
    expect(told).toEqual([]);
  });

  it('never, where there is no token', async () => {
    const open = Fastify();
    open.register(contentChanged({ token: '', tell: async () => undefined }));
    const { statusCode } = await open.inject({
      method: 'POST',
      url: '/pf/api/v3/content/changed',
      headers: { authorization: 'Bearer ' },
    });
    expect(statusCode).toBe(401);
    await open.close();
  });
});
