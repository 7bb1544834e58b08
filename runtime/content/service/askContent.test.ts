import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { askContent } from './askContent';
import { findImages } from './findImages';
import { originalAddress } from './originalAddress';
import { searchContent } from './searchContent';

/** What the service answers next. */
let said: { status: number; body: string };
let server: Server;
const say = (body: unknown, status = 200) => (said = { status, body: JSON.stringify(body) });
const service = {
  base: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  token: 'secret',
  website: 'daily',
};

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(said.status, { 'content-type': 'application/json' }).end(said.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

describe('An answer of the content service', () => {
  const answer = z.object({ revision: z.number() });

  it('is what the caller says it is', async () => {
    say({ revision: 3, other: true });
    expect(await askContent(service, { path: '/source', answer })).toEqual({ revision: 3 });
  });

  it('of another kind is an error that says where', async () => {
    say({ revision: 'three' });
    await expect(askContent(service, { path: '/source', answer })).rejects.toThrow(
      /answer for \/source has a fault at "revision"/,
    );
  });

  it('that is no JSON is an error that says of what', async () => {
    said = { status: 200, body: '<html>' };
    await expect(askContent(service, { path: '/source', answer })).rejects.toThrow(
      "answer for /source can't be read",
    );
  });

  it('with a status that nobody expects is an error; one that is expected is none', async () => {
    say({}, 404);
    await expect(askContent(service, { path: '/source', answer })).rejects.toThrow('answered 404');
    expect(await askContent(service, { path: '/source', answer, expects: [404] })).toBeNull();
  });

  it('without documents is an empty list', async () => {
    say({});
    expect(await searchContent(service, 'rain', 10)).toEqual([]);
  });
});

describe('Pictures to choose from', () => {
  const picture = { type: 'image', url: 'https://cdn.example/a.jpg' };
  const story = (basic: unknown) => ({ promo_items: { basic } });

  it('are those that stories lead with, each once', async () => {
    const full = { ...picture, alt_text: 'Rain', width: 600, height: 400, auth: { 1: 'hash' } };
    say({ content_elements: [story(picture), story(full)] });
    expect(await findImages(service, 'rain')).toEqual([
      { url: picture.url, thumb: picture.url, alt: 'Rain', width: 600, height: 400 },
    ]);
  });

  it.each<[string, unknown]>([
    ['no story', null],
    ['a story without pictures', {}],
    ['a video', story({ ...picture, type: 'video' })],
    ['a picture without an address', story({ type: 'image', url: '' })],
  ])('pass over %s', async (_what, document) => {
    say({ content_elements: [document, story(picture)] });
    expect(await findImages(service, '')).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['a size in words', { width: '600' }],
    ['no caption', { caption: null }],
    ['a signature of another kind', { auth: 'hash' }],
  ])('lack no more than what of them is odd: %s', async (_what, more) => {
    say({ content_elements: [story({ ...picture, ...more })] });
    expect(await findImages(service, '')).toEqual([
      { url: picture.url, thumb: picture.url, alt: '', width: null, height: null },
    ]);
  });
});

describe('The address of an original', () => {
  const stored = '/photo/v2/ABC.jpg';

  it('is signed where the service knows it', async () => {
    say({ hash: 'h', until: 5 });
    expect(await originalAddress(service, stored)).toBe(`${stored}?auth=h&until=5`);
  });

  it('stays as it is where there is none', async () => {
    say({}, 404);
    expect(await originalAddress(service, stored)).toBe(stored);
  });
});
