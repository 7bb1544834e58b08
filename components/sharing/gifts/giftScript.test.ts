/** @jest-environment jsdom */
import { GIFT_SCRIPT } from './giftScript';

const KEY = 'k'.repeat(43);
const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>();

function open(address: string): void {
  window.history.pushState({ kept: true }, '', address);
  // It stands in the page as text: that text is what is tried here.
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- what the page’s head runs
  new Function(GIFT_SCRIPT)();
}

beforeEach(() => {
  fetched.mockReset().mockResolvedValue({});
  Object.assign(window, { fetch: fetched });
});

describe('a story that is opened by a gift', () => {
  it.each([
    [`/news/a.html?gift=${KEY}`, '/news/a.html'],
    [`/news/a.html?gift=${KEY}&utm_source=social`, '/news/a.html?utm_source=social'],
    [`/news/a.html?page=2&gift=${KEY}#part`, '/news/a.html?page=2#part'],
  ])('%s is %s before anything else sees the address', (address, shown) => {
    open(address);
    const { pathname, search, hash } = window.location;
    expect(pathname + search + hash).toBe(shown);
    expect(window.history.state).toEqual({ kept: true });
    expect(fetched.mock.calls.map(([to, { body }]) => [to, body])).toEqual([
      ['/gateway/share/opened', JSON.stringify({ key: KEY, path: '/news/a.html' })],
    ]);
  });

  it('is noted after the address is clean, so that no referrer has the key', () => {
    fetched.mockImplementation(() => {
      expect(window.location.href).not.toContain(KEY);
      return Promise.resolve({});
    });
    open(`/news/a.html?gift=${KEY}`);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is read all the same where that can’t be noted', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    fetched.mockRejectedValue(new TypeError('offline'));
    open(`/news/a.html?gift=${KEY}`);
    await Promise.resolve();
    await Promise.resolve();
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });

  it.each(['/news/a.html', '/news/a.html?page=2', '/news/a.html?gifts=1'])(
    'is another matter than %s',
    (address) => {
      open(address);
      expect(window.location.pathname + window.location.search).toBe(address);
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it('tells nothing of an empty key, and takes it away', () => {
    open('/news/a.html?gift=');
    expect(window.location.search).toBe('');
    expect(fetched).not.toHaveBeenCalled();
  });
});
