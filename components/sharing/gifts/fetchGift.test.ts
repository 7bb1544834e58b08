/** @jest-environment jsdom */
import { fetchGift } from './fetchGift';

const LINK = 'https://b.test/a.html';
const allowance = { left: 3, perMonth: 5, renewsAt: '2026-12-01T05:00:00Z' };
const asked: [url: string, init: RequestInit | undefined][] = [];
let logged: jest.SpyInstance;

/** What the session says, then what the share service does. */
function answers(me: object | null, gift: object, status = 200): void {
  global.fetch = async (input, init) => {
    const url = input as string;
    asked.push([url, init]);
    if (url.endsWith('/me'))
      return { ok: me !== null, status: me ? 200 : 500, json: async () => me } as Response;
    return { ok: status === 200, status, json: async () => gift } as Response;
  };
}
/** Whatever stood before, the session is asked for anew. */
const forget = async (): Promise<void> => {
  answers({}, {}, 500);
  await fetchGift(LINK, '/gateway/');
  asked.length = 0;
};

beforeAll(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
});
beforeEach(async () => {
  logged = jest.spyOn(console, 'error').mockReturnValue();
  await forget();
  logged.mockClear();
});

describe('a gift link (platform §7)', () => {
  it('is asked for with the session’s token, which is asked for once', async () => {
    answers({ pmnCookie: 'token' }, { shareLink: 'https://b.test/g', allowance });
    const gift = { kind: 'link', shareLink: 'https://b.test/g', endsAt: null, allowance };
    expect(await fetchGift(LINK, '/gateway/')).toEqual(gift);
    expect(await fetchGift(LINK, '/gateway/')).toEqual(gift);
    expect(asked.map(([url]) => url)).toEqual([
      '/gateway/readers/me',
      '/gateway/share/create',
      '/gateway/share/create',
    ]);
    const [, init] = asked[1]!;
    expect(init).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'pmn-cookie': 'token' },
      body: JSON.stringify({ originalLink: LINK }),
    });
  });

  it('says until when it works, where the service does', async () => {
    answers({ pmnCookie: 't' }, { shareLink: '/g', endsAt: '2026-12-22T00:00:00Z' });
    expect(await fetchGift(LINK, '/')).toMatchObject({
      endsAt: '2026-12-22T00:00:00Z',
      allowance: null,
    });
    answers({ pmnCookie: 't' }, { shareLink: '/g', endsAt: 7, allowance: { left: '3' } });
    expect(await fetchGift(LINK, '/')).toMatchObject({ endsAt: null, allowance: null });
  });

  it('is none where all of a month are given', async () => {
    answers({}, { code: 'used-up', allowance }, 409);
    expect(await fetchGift(LINK, '/')).toEqual({ kind: 'used-up', allowance });
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([
    ['signed-out', true],
    ['other-session', true],
    ['subscribers-only', true],
    ['broken', false],
    [7, false],
  ])('that is refused as %j is logged; a new session mends it: %s', async (code, isSignedOut) => {
    answers({}, { code }, 403);
    expect(await fetchGift(LINK, '/')).toEqual({ kind: 'failed', shareLink: '', isSignedOut });
    expect(logged).toHaveBeenCalledWith('Error fetching shared link', 403, code);
    // It may be another session by now.
    answers({ pmnCookie: 'new' }, { shareLink: '/g' });
    asked.length = 0;
    await fetchGift(LINK, '/');
    expect(asked[0]?.[0]).toBe('/gateway/readers/me');
  });

  it.each([[{ shareLink: '' }], [{ shareLink: 5 }], [{}]])(
    'is not one without a link in it: %j',
    async (gift) => {
      answers({}, gift);
      expect(await fetchGift(LINK, '/')).toMatchObject({ kind: 'failed' });
    },
  );

  it('fails where the session can’t be read, and says so', async () => {
    answers(null, { shareLink: '/g' });
    expect(await fetchGift(LINK, '/')).toEqual({
      kind: 'failed',
      shareLink: '',
      isSignedOut: false,
    });
    expect(String(logged.mock.calls[0]?.[1])).toContain('The session can’t be read: 500');
  });
});
