/** @jest-environment jsdom */
import { askFragments } from './askFragments';
import { responseOf, type Reply } from './live.fixture';

let reply: Reply | Error;
let warn: jest.SpyInstance;
const asked = jest.fn();

beforeEach(() => {
  reply = {};
  asked.mockReset();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/gameday?a=1&b=%22');
  document.body.innerHTML = '';
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    asked(url, init);
    if (reply instanceof Error) throw reply;
    return responseOf(reply);
  }) as unknown as typeof fetch;
});
afterEach(() => warn.mockRestore());

const answersOf = async (...args: Parameters<typeof askFragments>) => {
  const { answers, ...rest } = await askFragments(...args);
  return { ...rest, answers: Object.fromEntries(answers) };
};

describe('asking for live blocks', () => {
  it.each([
    ['one block', ['game'], '/pf/api/v3/fragment/doc/game?uri=%2Fgameday%3Fa%3D1%26b%3D%2522'],
    ['several', ['a', 'b'], '/pf/api/v3/fragment/doc/a,b?uri=%2Fgameday%3Fa%3D1%26b%3D%2522'],
    ['a linked block by itself', [''], '/pf/api/v3/fragment/doc'],
  ])('names what is wanted: %s', async (_what, nodes, url) => {
    await askFragments('doc', nodes, null);
    expect(asked.mock.calls).toEqual([
      [url, { credentials: 'omit', headers: {}, signal: expect.any(AbortSignal) }],
    ]);
  });

  it('names the page as the server has it, and the version that is here', async () => {
    document.body.innerHTML = '<script data-uri="/gameday?a=1"></script>';
    await askFragments('doc', ['game'], '"v1"');
    const [url, { headers }] = asked.mock.calls[0] as [string, { headers: object }];
    expect(url).toMatch(/\?uri=%2Fgameday%3Fa%3D1$/);
    expect(headers).toEqual({ 'if-none-match': '"v1"' });
  });

  it('gives one block as HTML, with its version and when to ask again', async () => {
    const headers = { etag: '"v2"', 'x-broadsheet-next': '5000' };
    reply = { body: '<p>2</p>', headers };
    expect(await answersOf('doc', ['game'], '"v1"')).toEqual({
      etag: '"v2"',
      newer: 0,
      answers: { game: { kind: 'fresh', html: '<p>2</p>', next: 5000 } },
    });
    reply = { body: '<p>2</p>' };
    expect(await answersOf('doc', ['game'], '"v1"')).toMatchObject({
      etag: null,
      answers: { game: { next: null } },
    });
  });

  it('gives several by name; one that is not there is gone', async () => {
    reply = { body: JSON.stringify({ a: { html: '<p>a</p>', next: 0 }, b: null }) };
    expect((await answersOf('doc', ['a', 'b', 'c'], null)).answers).toEqual({
      a: { kind: 'fresh', html: '<p>a</p>', next: 0 },
      b: { kind: 'gone' },
      c: { kind: 'gone' },
    });
  });

  it.each<[number, Record<string, string>, object]>([
    [304, { 'x-broadsheet-next': '7000' }, { kind: 'same', next: 7000 }],
    [304, {}, { kind: 'same', next: null }],
    [404, {}, { kind: 'gone' }],
    [410, {}, { kind: 'gone' }],
    [503, { 'retry-after': '20' }, { kind: 'failed', retryAfter: 20_000 }],
    [503, { 'retry-after': 'soon' }, { kind: 'failed', retryAfter: 0 }],
    [400, {}, { kind: 'failed', retryAfter: 0 }],
  ])(
    'takes %d with %j for %j, of all blocks, and keeps its version',
    async (status, headers, answer) => {
      reply = { status, headers };
      expect(await answersOf('doc', ['a', 'b'], '"v1"')).toEqual({
        etag: '"v1"',
        newer: 0,
        answers: { a: answer, b: answer },
      });
      expect(warn).not.toHaveBeenCalled();
    },
  );

  it.each([
    [{ 'x-broadsheet-newer': '9000' }, 9000],
    [{ 'x-broadsheet-newer': '9000', age: '4' }, 5000],
    [{ 'x-broadsheet-newer': '9000', age: '40' }, 0],
    [{ age: '4' }, 0],
  ])('counts from %j how long until there is something newer: %d ms', async (headers, newer) => {
    reply = { status: 304, headers };
    expect((await askFragments('doc', ['game'], null)).newer).toBe(newer);
  });

  it.each([
    ['no network', new Error('offline')],
    ['no JSON for several', { body: '<p>Bad gateway' }],
  ])('counts %s as failed, and says so to who looks for it', async (_what, said) => {
    reply = said;
    expect(await answersOf('doc', ['a', 'b'], '"v1"')).toEqual({
      etag: '"v1"',
      newer: 0,
      answers: {
        a: { kind: 'failed', retryAfter: 0 },
        b: { kind: 'failed', retryAfter: 0 },
      },
    });
    expect(warn).toHaveBeenCalledWith('Live blocks doc/a,b:', expect.any(Error));
  });
});
