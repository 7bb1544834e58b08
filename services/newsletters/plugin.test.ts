import Fastify, { type FastifyInstance } from 'fastify';

import { dailyPages } from '../../plain-pages/testing/dailyPages';
import { engines, type TestDatabase } from '../content/testing/engines';
import { newsletterService } from './plugin';

jest.setTimeout(60_000);

const PATH = '/gateway/newsletters/subscribe';
const FORM = 'newsletter=CLOUT&email=reader%40mail.example';

describe.each(engines)('the newsletter service on $name', (engine) => {
  let database: TestDatabase;
  let app: FastifyInstance;
  let reader = 0;

  beforeAll(async () => {
    database = await engine.open();
    app = Fastify();
    await app.register(newsletterService, {
      prefix: '/gateway',
      pool: database.pool,
      website: 'broadsheet',
      newsletters: [
        { id: 'CLOUT', title: 'Clout' },
        { id: 'LETS-EAT', title: "Let's Eat" },
      ],
      pages: dailyPages,
      clientHeader: 'x-client',
    });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  beforeEach(() => {
    reader += 1;
  });

  const send = (payload: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: PATH,
      payload,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        host: 'news.example',
        'x-client': `192.0.2.${reader}`,
        ...headers,
      },
    });
  const stored = async () =>
    (
      await database.pool.query(
        'select newsletter, email from newsletters.subscriptions order by 1, 2',
      )
    ).rows as { newsletter: string; email: string }[];

  it('keeps who wants what, once, and thanks in a page with the way back', async () => {
    const headers = { referer: 'https://news.example/sports/?page=2' };
    const answers = [await send(FORM, headers), await send(FORM, headers)];
    for (const { statusCode, headers: given, body } of answers) {
      expect([statusCode, given['content-type'], given['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-store',
      ]);
      expect(body).toContain('<h1>Thanks for signing up!</h1>');
      expect(body).toContain('Clout will come by email.');
      expect(body).toContain('href="/sports/?page=2"');
      expect(body).not.toContain('reader@mail.example');
    }
    expect(await stored()).toEqual([{ newsletter: 'CLOUT', email: 'reader@mail.example' }]);
  });

  it('answers a script with JSON', async () => {
    const json = { accept: 'application/json' };
    const good = await send('newsletter=LETS-EAT&email=a%40mail.example', json);
    expect([good.statusCode, good.json()]).toEqual([200, { ok: true }]);
    const bad = await send('newsletter=LETS-EAT&email=a', json);
    expect([bad.statusCode, Object.keys(bad.json())]).toEqual([400, ['message']]);
    expect(await stored()).toHaveLength(2);
  });

  it('tells a reader what to mend, and leads nowhere but to our own pages', async () => {
    const { statusCode, body } = await send('newsletter=NONE&email=a%40b.example', {
      referer: 'https://evil.example/x',
    });
    expect(statusCode).toBe(400);
    expect(body).toContain('choose at least one newsletter');
    expect(body).toContain('href="/newsletters/"');
  });

  it('leads back to our own host only, however many slashes its path begins with', async () => {
    const { body } = await send(FORM, { referer: 'https://news.example//evil.example/x' });
    expect(body).toContain('href="/evil.example/x"');
  });

  it('thanks a machine, and keeps nothing of it', async () => {
    const before = await stored();
    const { statusCode, body } = await send(`${FORM.replace('reader', 'machine')}&homepage=x`);
    expect([statusCode, body.includes('Thanks for signing up!')]).toEqual([200, true]);
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin', { origin: 'https://evil.example' }],
  ])('takes no form from %s', async (_name, headers) => {
    expect((await send(FORM, headers)).statusCode).toBe(403);
  });

  it('takes 20 forms from one address in 10 minutes', async () => {
    const answers = [];
    for (let count = 0; count < 21; count += 1) answers.push(await send(FORM));
    const last = answers.at(-1)!;
    expect(answers.slice(0, 20).every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect([last.statusCode, last.headers['retry-after']]).toEqual([429, '600']);
    expect(last.body).toContain('Wait 10 minutes');
  });

  it('refuses a body that is no form by its size', async () => {
    expect((await send(`email=${'a'.repeat(9000)}`)).statusCode).toBe(413);
  });

  it('says so while its database is away', async () => {
    const query = database.pool.connect;
    database.pool.connect = () => Promise.reject(new Error('connect ECONNREFUSED'));
    try {
      const page = await send(FORM);
      expect([page.statusCode, page.headers['content-type']]).toEqual([
        503,
        'text/html; charset=utf-8',
      ]);
      expect(page.body).toContain('Send the form again in a few minutes.');
      expect((await send(FORM, { accept: 'application/json' })).statusCode).toBe(500);
    } finally {
      database.pool.connect = query;
    }
  });
});
