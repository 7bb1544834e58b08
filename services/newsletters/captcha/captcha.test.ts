import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { engines, type TestDatabase } from '../../content/testing/engines';
import { openNewsletters, signedIn, type TestNewsletters } from '../testing/openNewsletters';
import { captchaOrigins, readCaptcha } from './readCaptcha';

const FORM = { newsletter: 'CLOUT', email: 'reader@mail.example' };
const PATH = '/newsletters/subscribe';

describe('the settings of reCAPTCHA', () => {
  const keys = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' };

  it.each([
    ['none', {}, null],
    ['Google', keys, 'https://www.google.com/recaptcha/'],
    ['another host', { ...keys, RECAPTCHA_BASE: 'https://h.example/r' }, 'https://h.example/r/'],
  ])('name %s', (_name, env, base) => {
    expect(readCaptcha(env)?.base ?? null).toBe(base);
  });

  it.each([
    [{ RECAPTCHA_SITE_KEY: 'site' }, 'together'],
    [{ RECAPTCHA_SECRET: 'secret' }, 'together'],
    [{ ...keys, RECAPTCHA_BASE: 'javascript:x' }, 'RECAPTCHA_BASE must be like'],
  ])('that are wrong are refused: %j', (env, words) => {
    expect(() => readCaptcha(env)).toThrow(words);
  });

  it('let pages load its script, and what that loads', () => {
    expect(captchaOrigins(readCaptcha(keys)!)).toEqual([
      'https://www.google.com',
      'https://www.gstatic.com',
    ]);
  });
});

describe('a form with reCAPTCHA', () => {
  let verifier: Server;
  let database: TestDatabase;
  let news: TestNewsletters;
  let asked: string[] = [];
  let answer = { status: 200, body: '{"success":true,"score":0.9}' };

  beforeAll(async () => {
    verifier = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        asked.push(`${request.method} ${request.url} ${body}`);
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(answer.body);
      });
    });
    await new Promise<void>((resolve) => {
      verifier.listen(0, '127.0.0.1', resolve);
    });
    const { port } = verifier.address() as AddressInfo;
    database = await engines[0]!.open();
    news = await openNewsletters(database, {
      captcha: { siteKey: 'site', secret: 'shh', base: `http://127.0.0.1:${port}/r/` },
    });
  });
  afterAll(async () => {
    verifier.close();
    await news.close();
    await database.close();
  });
  beforeEach(() => {
    asked = [];
    answer = { status: 200, body: '{"success":true,"score":0.9}' };
  });

  const send = (fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    news.form(PATH, { ...FORM, ...fields }, headers);
  const letters = async () => (await news.mails()).length;

  it('is taken with a token that the service knows', async () => {
    const before = await letters();
    const { statusCode } = await send({ 'g-recaptcha-response': 'good token' });
    expect([statusCode, asked]).toEqual([
      200,
      ['POST /r/api/siteverify secret=shh&response=good+token'],
    ]);
    expect(await letters()).toBe(before + 1);
  });

  it.each([
    ['refuses', '{"success":false}'],
    ['takes for a machine’s', '{"success":true,"score":0.4}'],
    ['says nothing about', 'null'],
  ])('is not taken with a token that the service %s', async (_name, body) => {
    answer = { status: 200, body };
    const before = await letters();
    expect((await send({ 'g-recaptcha-response': 'token' })).statusCode).toBe(403);
    expect(await letters()).toBe(before);
  });

  it('names to a script what it needs for a token, and asks nobody', async () => {
    const { statusCode, body } = await send({}, { accept: 'application/json' });
    expect([statusCode, JSON.parse(body), asked]).toMatchObject([
      403,
      { captcha: { siteKey: 'site', script: expect.stringMatching(/\/r\/api\.js\?render=site$/) } },
      [],
    ]);
  });

  it('leads to the sign-in where there is no script', async () => {
    const { body, headers } = await send();
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('href="/account/newsletters/"');
  });

  it('needs none from who is signed in', async () => {
    expect((await send({}, signedIn(FORM.email))).statusCode).toBe(200);
    expect(asked).toEqual([]);
  });

  it('waits while the service is away, and sends no letter', async () => {
    answer = { status: 500, body: '' };
    const before = await letters();
    const { statusCode, body } = await send({ 'g-recaptcha-response': 'token' });
    expect([statusCode, body.includes('Send the form again in a few minutes')]).toEqual([
      503,
      true,
    ]);
    expect(await letters()).toBe(before);
  });
});
