/** @jest-environment jsdom */
import { readNotifications } from './readNotifications';
import { showNotifications, timeAgo } from './showNotifications';

/** As the service answers (services/readers: notificationsOf). */
const ITEM = {
  id: 'a',
  title: 'Council votes',
  url: '/a.html',
  why: { kind: 'author', id: 'nelly-bly', title: 'Nelly Bly' },
  date: '2026-11-24T12:00:00.000Z',
  isUnread: true,
};
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
};

let me: object = {};
let known: object = {};
let asked: string[] = [];

async function start(state: string, { hasAccounts = true } = {}) {
  document.documentElement.dataset['readerState'] = state;
  window.history.replaceState(null, '', '/news/a.html?x=1');
  document.body.innerHTML = `
    <header><div ${hasAccounts ? 'data-login' : 'data-none'}='{"environment":"production","auth":{"clientId":"c","domain":"d","baseUrl":"/r/"},"googleClientId":null}'></div>
      <div class="header-account"><a class="header-account__sign-in" href="/account/sign-in/?by=google">Sign in</a></div>
      <span data-reader-email></span>
      <button popovertarget="notifications" aria-label="Notifications"></button>
      <div id="notifications" class="for-signed-in"><div class="header-notifications__list"></div></div>
    </header>`;
  const root = document.querySelector('header')!;
  await jest.isolateModulesAsync(async () => {
    const { default: enhance } = await import('./enhance');
    enhance(root);
    await settled();
    window.dispatchEvent(new Event('load'));
    await settled();
  });
  return root;
}
const open = async (root: HTMLElement) => {
  const toggle = Object.assign(new Event('toggle'), { newState: 'open' });
  root.querySelector('#notifications')!.dispatchEvent(toggle);
  await settled();
};

beforeEach(() => {
  asked = [];
  me = { state: 'Logged In', auth0Id: 'a1', email: 'reader@mail.example', pmnCookie: 't' };
  known = { unread: 2, notifications: [ITEM, { ...ITEM, isUnread: false }] };
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  globalThis.fetch = (async (address: string, { method = 'GET' }: RequestInit) => {
    asked.push(`${method} ${address}`);
    const body = address.endsWith('me') ? me : known;
    return { ok: true, status: 200, json: async () => body } as Response;
  }) as typeof fetch;
});

describe('the account area', () => {
  it('asks nothing for who is signed out, and leads back from signing in', async () => {
    const root = await start('out');
    const link = () => root.querySelector('a')?.getAttribute('href');
    expect(link()).toBe('/account/sign-in/?by=google');
    root.querySelector('.header-account')!.dispatchEvent(new Event('toggle'));
    await settled();
    expect(asked).toEqual([]);
    expect(link()).toBe('/account/sign-in/?by=google&to=%2Fnews%2Fa.html%3Fx%3D1');
  });

  it('shows who is signed in their email (widgets §2)', async () => {
    const root = await start('in');
    expect(root.querySelector('[data-reader-email]')?.textContent).toBe('reader@mail.example');
  });

  it('stays where it is, and asks no more, where the session has ended', async () => {
    me = { state: 'Logged Out' };
    await start('subscribed');
    expect(document.documentElement.dataset['readerState']).toBe('subscribed');
    expect(asked).toEqual(['GET /r/me']);
  });

  it('does nothing on a site without accounts', async () => {
    await start('in', { hasAccounts: false });
    expect(asked).toEqual([]);
  });

  it('marks quietly what is unread, and says it to screen readers', async () => {
    const bell = (await start('in')).querySelector('button')!;
    expect([bell.hasAttribute('data-unread'), bell.getAttribute('aria-label')]).toEqual([
      true,
      'Notifications: 2 new',
    ]);
  });

  it('lists it when it is opened, and takes it as read then', async () => {
    const root = await start('in');
    await open(root);
    expect(root.querySelectorAll('li a')).toHaveLength(2);
    expect(root.querySelector('li p')?.textContent).toMatch(/^Nelly Bly · /);
    expect(asked.at(-1)).toBe('POST /r/notifications/read');
    expect(root.querySelector('button')?.hasAttribute('data-unread')).toBe(false);
  });

  it('is that of who is signed out, with a way back, where the session ended elsewhere', async () => {
    const root = await start('in');
    globalThis.fetch = async () => ({ ok: false, status: 401 }) as Response;
    const failed = jest.spyOn(console, 'error').mockReturnValue();
    await open(root);
    expect(failed).not.toHaveBeenCalled();
    const popover = root.querySelector<HTMLElement>('#notifications')!;
    expect(popover.textContent).toContain('You are signed out.');
    expect(popover.querySelector('a')?.getAttribute('href')).toBe(
      '/account/sign-in/?to=%2Fnews%2Fa.html%3Fx%3D1',
    );
    expect(document.documentElement.dataset['readerState']).toBe('out');
    expect(root.querySelector('[data-reader-email]')?.textContent).toBe('');
    // What says it is seen, though it is part of what who is signed in sees.
    expect(popover.classList.contains('for-signed-in')).toBe(false);
  });

  it('says so where the list can’t be had', async () => {
    const root = await start('in');
    jest.spyOn(console, 'error').mockReturnValue();
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await open(root);
    expect(root.querySelector('.header-notifications__list')?.textContent).toMatch(/Try again/);
  });
});

describe('notifications', () => {
  it.each([
    ['nothing', null],
    ['a list', []],
    ['entries that are none', { notifications: [null, 'x', {}, { title: 'T' }] }],
    ['an address elsewhere', { notifications: [{ ...ITEM, url: 'https://evil.example/' }] }],
    ['an address of another host', { notifications: [{ ...ITEM, url: '//evil.example/' }] }],
    ['a script', { notifications: [{ ...ITEM, url: 'javascript:alert(1)' }] }],
    ['a count that is none', { unread: '7' }],
  ])('are none in %s', (_name, answer) => {
    expect(readNotifications(answer)).toEqual({ items: [], unread: 0 });
  });

  it('show titles as words, whatever is in them', () => {
    const list = document.createElement('div');
    showNotifications(list, [{ ...ITEM, why: 'Nelly Bly', title: '<img src=x onerror=alert(1)>' }]);
    expect(list.querySelector('img')).toBeNull();
    expect(list.textContent).toContain('New: <img');
  });

  it('say what to do where there are none', () => {
    const list = document.createElement('div');
    showNotifications(list, []);
    expect(list.textContent).toMatch(/^Nothing new yet/);
  });

  it.each([
    ['', ''],
    ['nonsense', ''],
    ['2026-11-24T12:00:10Z', 'just now'],
    ['2026-11-24T11:59:40Z', 'just now'],
    ['2026-11-24T11:55:00Z', '5 minutes ago'],
    ['2026-11-24T09:00:00Z', '3 hours ago'],
    ['2026-11-23T11:00:00Z', 'yesterday'],
    ['2026-11-20T12:00:00Z', '4 days ago'],
  ])('of %s are %s', (date, words) => {
    expect(timeAgo(date, Date.parse('2026-11-24T12:00:00Z'))).toBe(words);
  });
});
