import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { remoteFeed } from './remoteFeed';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let upstream: Server;
let address = '';
let says: { status: number; body: string };
let asked: IncomingHttpHeaders[];
let now: number;
const warn = jest.fn();

beforeAll(async () => {
  upstream = createServer(({ headers }, response) => {
    asked.push(headers);
    response.writeHead(says.status).end(says.body);
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/feed`;
});
afterAll(() => {
  upstream.close();
});
beforeEach(() => {
  says = { status: 200, body: '{"n":1}' };
  asked = [];
  now = 1_000_000;
  warn.mockReset();
});

const open = (load?: (ask: (address: string) => Promise<unknown>) => Promise<unknown>) =>
  remoteFeed({
    name: 'puzzles',
    load: load ?? ((ask) => ask(address)),
    maxAge: 60,
    headers: { authorization: 'key' },
    warn,
    now: () => now,
  });

describe('a feed of the publisher’s', () => {
  it('is asked once while its answer is fresh, however many ask, for JSON and with its headers', async () => {
    const feed = open();
    expect(feed.maxAge).toBe(60);
    expect(await Promise.all([feed.read(), feed.read()])).toEqual([{ n: 1 }, { n: 1 }]);
    now += MINUTE - 1;
    await feed.read();
    expect(asked).toMatchObject([{ accept: 'application/json', authorization: 'key' }]);
    says.body = '{"n":2}';
    now += 1;
    expect(await feed.read()).toEqual({ n: 2 });
    expect(asked).toHaveLength(2);
  });

  it('is not waited for for ever', async () => {
    const asked = jest.spyOn(globalThis, 'fetch');
    await open().read();
    expect(asked.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
    asked.mockRestore();
  });

  it('that fails is its last answer for up to a day, which the log says, and is left alone for 10 s', async () => {
    const feed = open();
    await feed.read();
    says = { status: 500, body: '' };
    now += 90_000;
    expect(await feed.read()).toEqual({ n: 1 });
    expect(warn.mock.calls).toEqual([
      [
        `Daily service, the feed of puzzles: ${address} answered 500. The answer of 90 s ago is served.`,
      ],
    ]);
    now += 9_999;
    await feed.read();
    expect(asked).toHaveLength(2);
    now += 1;
    await feed.read();
    expect(asked).toHaveLength(3);
    now += 20_000;
    says = { status: 200, body: '{"n":3}' };
    expect(await feed.read()).toEqual({ n: 3 });
  });

  it('that fails for longer than a day can’t be had', async () => {
    const feed = open();
    await feed.read();
    says = { status: 500, body: '' };
    now += DAY - 1;
    expect(await feed.read()).toEqual({ n: 1 });
    now += 1;
    // Nobody asks it again so soon, and what is kept is too old.
    await expect(feed.read()).rejects.toMatchObject({
      statusCode: 502,
      message: 'The feed of puzzles can’t be had right now',
    });
    now += 20_000;
    await expect(feed.read()).rejects.toMatchObject({ statusCode: 502 });
    expect(warn).toHaveBeenLastCalledWith(
      `Daily service, the feed of puzzles: ${address} answered 500.`,
    );
  });

  it('that never answered can’t be had, with the reason in the log', async () => {
    const feed = open(() => Promise.reject(new Error('no puzzles in it')));
    await expect(feed.read()).rejects.toMatchObject({ statusCode: 502 });
    const strange = open(() => Promise.reject('words alone'));
    await expect(strange.read()).rejects.toMatchObject({ statusCode: 502 });
    expect(warn.mock.calls).toEqual([
      ['Daily service, the feed of puzzles: no puzzles in it.'],
      ['Daily service, the feed of puzzles: it failed.'],
    ]);
  });
});
