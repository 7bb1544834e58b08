import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import light from '../content/sources/content-api-light-nocache';
import signing from '../content/sources/signing-service-cache-call';
import { createContentClient } from '../runtime/content/fetchContent';
import type { ContentSource } from '../runtime/content/types';

const DAY = 86_400_000;
const asked: string[] = [];
let service: Server;
let base: string;
let time = Date.parse('2026-01-01T00:00:00Z');

beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(request.url ?? '');
    const answer = request.url?.startsWith('/signing-service')
      ? { hash: `signature ${asked.length}` }
      : { _id: 'STORY1', type: 'story', headlines: { basic: `Headline ${asked.length}` } };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => service.once('listening', resolve));
  base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => service.close(resolve)));

function ask(source: ContentSource, query: Record<string, unknown>) {
  asked.length = 0;
  const client = createContentClient({
    sources: () => ({ source }),
    upstream: { contentBase: () => base, accessToken: () => '' },
    now: () => time,
  });
  return async (needs?: { isLive: boolean }) => {
    const wanted = { source: 'source', query };
    const { entry, outcome } = await client.get(wanted, 'broadsheet', needs);
    return { answer: JSON.parse(entry.json) as unknown, outcome };
  };
}

describe('how long answers of sources are kept', () => {
  it('light story data is asked for each time, and never told twice (platform §7)', async () => {
    const get = ask(light as ContentSource, { canonical_url: '/news/a.html' });
    expect(await get()).toMatchObject({
      answer: { headlines: { basic: 'Headline 1' } },
      outcome: 'fetched',
    });
    expect(await get()).toMatchObject({
      answer: { headlines: { basic: 'Headline 2' } },
      outcome: 'fetched',
    });
    expect(asked).toHaveLength(2);
  });

  it('a signature is kept for 31,536,000 s (platform §9)', async () => {
    const get = ask(signing as ContentSource, { idOrURL: 'a.jpg' });
    await get();
    time += 365 * DAY - 1;
    expect(await get()).toEqual({ answer: { hash: 'signature 1' }, outcome: 'fresh' });
    time += 1;
    expect(await get({ isLive: true })).toMatchObject({ answer: { hash: 'signature 2' } });
  });
});
