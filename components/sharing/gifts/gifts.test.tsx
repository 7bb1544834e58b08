/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { enhanceGiftMenu } from './enhanceGiftMenu';
import { GiftMenu } from './GiftMenu';

const STORY = 'https://news.example/news/fire.html';
const LINK = `${STORY}?gift=${'k'.repeat(43)}`;
const ALLOWANCE = { left: 7, perMonth: 10, renewsAt: '2026-12-01T05:00:00.000Z' };
const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-21T18:00:00Z');

type Answer = () => Promise<Response>;
const json =
  (body: unknown, status = 200): Answer =>
  () =>
    Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) } as Response);

/** What the two addresses answer, and what was asked. */
let me: Answer;
let create: Answer;
const asked: [string, RequestInit | undefined][] = [];
const logged = jest.spyOn(console, 'error');

function start(base = '/gateway/') {
  const { container } = render(
    <main>
      <GiftMenu url={STORY} title="A fire" shareBase={base} />
      <button type="button">Elsewhere</button>
    </main>,
  );
  const menu = container.querySelector('details') as HTMLDetailsElement;
  enhanceGiftMenu(menu);
  return menu;
}

/** As a press does: the click, then the state, then its event. */
async function press(menu: HTMLDetailsElement): Promise<void> {
  await act(async () => {
    menu.querySelector('summary')?.click();
    menu.dispatchEvent(new Event('toggle'));
  });
  await act(() => jest.advanceTimersByTimeAsync(0));
}

const calls = (path: string) => asked.filter(([address]) => address.endsWith(path));
const tooltip = () => document.querySelector<HTMLElement>('.gift-tooltip:not([hidden])');
const dataLayer = () => (window as { dataLayer?: unknown[] }).dataLayer ?? [];

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  localStorage.clear();
  asked.length = 0;
  me = json({ state: 'Subscribed', pmnCookie: 'a token' });
  create = json({ shareLink: LINK, endsAt: '2026-12-05T18:00:00.000Z', allowance: ALLOWANCE });
  logged.mockReset().mockImplementation(() => {});
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  Object.assign(window, {
    dataLayer: [],
    matchMedia: () => ({ matches: false }),
    fetch: (address: string, init?: RequestInit) => {
      asked.push([address, init]);
      return address.endsWith('/me') ? me() : create();
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('gift menu (platform §4)', () => {
  it('asks for nothing before it is opened', async () => {
    start();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asked).toEqual([]);
  });

  it('asks for the link at its first opening, with the token of the session (platform §7)', async () => {
    const menu = start('https://share.example/');
    await press(menu);
    expect(calls('/gateway/readers/me')).toHaveLength(1);
    const [[address, init] = ['']] = calls('share/create');
    expect(address).toBe('https://share.example/share/create');
    expect(init).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'pmn-cookie': 'a token' },
      body: JSON.stringify({ originalLink: STORY }),
    });
    menu.open = false;
    await press(menu);
    expect(calls('share/create')).toHaveLength(1);
  });

  it('shows that it loads, and its options only when it doesn’t', async () => {
    let answer: (response: Response) => void = () => undefined;
    create = () => new Promise((resolve) => (answer = resolve));
    const menu = start();
    await press(menu);
    expect(screen.getByText('Getting your gift link…')).toHaveAttribute('role', 'status');
    expect(menu).toHaveAttribute('aria-busy', 'true');
    expect(menu.querySelector('[data-share]')).toBeNull();
    await act(async () => answer(await json({ shareLink: LINK })()));
    expect(screen.queryByText('Getting your gift link…')).toBeNull();
    expect(menu).not.toHaveAttribute('aria-busy');
    expect(menu.open).toBe(true);
  });

  it('passes the gift link on by copy, Facebook, X and mail, with its tags', async () => {
    const menu = start();
    await press(menu);
    const options = [...menu.querySelectorAll<HTMLAnchorElement>('[data-share]')];
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Copy link',
      'Share on Facebook',
      'Share on X',
      'Share via email',
    ]);
    for (const { href } of options.slice(1)) {
      expect(decodeURIComponent(href)).toContain(
        `${LINK}&utm_source=social&utm_campaign=gift_link&utm_medium=referral`,
      );
    }
    // A network opens beside the story, and learns nothing of it; a mail needs no window.
    expect(options.slice(1).map(({ target, rel }) => [target, rel])).toEqual([
      ['_blank', 'noopener nofollow noreferrer'],
      ['_blank', 'noopener nofollow noreferrer'],
      ['', ''],
    ]);
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await act(async () => fireEvent.click(screen.getByText('Copy link')));
    expect(writeText).toHaveBeenCalledWith(LINK);
    expect(menu.open).toBe(false);
    expect(document.querySelector('[data-toast]')).toHaveTextContent('Link copied to clipboard');
  });

  it('says until when the link opens, and what is left of the month', async () => {
    const menu = start();
    await press(menu);
    expect(menu).toHaveTextContent('Anyone with this link can read the story until Dec. 5.');
    expect(menu).toHaveTextContent('7 of 10 gifts left this month');
  });

  it('says that all is used, and when there is more', async () => {
    create = json({ code: 'used-up', allowance: { ...ALLOWANCE, left: 0 } }, 403);
    const menu = start();
    await press(menu);
    expect(menu).toHaveTextContent('You have used all 10 gifts this month.');
    expect(menu).toHaveTextContent('There are more on Dec. 1.');
    expect(menu.querySelector('[data-share]')).toBeNull();
    expect(logged).not.toHaveBeenCalled();
  });

  it.each<[string, () => void, string]>([
    ['the service fails', () => (create = json({ message: 'x' }, 500)), 'could not be made'],
    ['nobody answers', () => (create = () => Promise.reject(new Error('x'))), 'could not be made'],
    ['the answer is no answer', () => (create = json('x')), 'could not be made'],
    ['the link is empty', () => (create = json({ shareLink: '' })), 'could not be made'],
    ['the session can’t be read', () => (me = json({}, 503)), 'could not be made'],
    ['the session is over', () => (create = json({ code: 'signed-out' }, 401)), 'Sign in again'],
  ])('closes and says so where %s, logged (platform §8)', async (_case, breakIt, words) => {
    breakIt();
    const menu = start();
    await press(menu);
    expect(logged.mock.calls[0]?.[0]).toBe('Error fetching shared link');
    expect(menu.open).toBe(false);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });

  it('asks again, and for the session, after it failed', async () => {
    create = json({ code: 'other-session' }, 403);
    const menu = start();
    await press(menu);
    create = json({ shareLink: LINK });
    await press(menu);
    expect(calls('/gateway/readers/me')).toHaveLength(2);
    expect(menu).toHaveTextContent('Copy link');
  });

  it('tells the data layer of the icon, and nothing of the link (widgets §7)', async () => {
    const menu = start();
    await press(menu);
    await act(async () => fireEvent.click(screen.getByText('Copy link')));
    expect(dataLayer()).toMatchObject([
      { userInteraction: 'gift_pop-up_icon', interactionType: 'click' },
      { userInteraction: 'social-share', interactionDetail: 'copy' },
    ]);
    expect(JSON.stringify(dataLayer())).not.toContain('gift=');
  });

  it('is filled where it was opened before its script came', async () => {
    const { container } = render(<GiftMenu url={STORY} title="A fire" shareBase="/gateway/" />);
    const menu = container.querySelector('details') as HTMLDetailsElement;
    menu.open = true;
    enhanceGiftMenu(menu);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(menu).toHaveTextContent('Copy link');
  });

  it('closes on Escape, on Tab from the last option and on a press elsewhere', async () => {
    const menu = start();
    await press(menu);
    fireEvent.keyDown(screen.getByText('Share on X'), { key: 'Tab' });
    expect(menu.open).toBe(true);
    fireEvent.keyDown(screen.getByText('Share via email'), { key: 'Tab' });
    expect(menu.open).toBe(false);
    menu.open = true;
    fireEvent.keyDown(screen.getByText('Share on X'), { key: 'Escape' });
    expect(menu.open).toBe(false);
    menu.open = true;
    fireEvent.pointerDown(screen.getByText('Elsewhere'));
    expect(menu.open).toBe(false);
  });

  it('has no accessibility faults, open and with its tooltip', async () => {
    const menu = start();
    jest.useRealTimers();
    expect((await axe(document.body)).violations).toEqual([]);
    jest.useFakeTimers({ now: NOW });
    await press(menu);
    jest.useRealTimers();
    expect((await axe(document.body)).violations).toEqual([]);
  });
});

describe('gift tooltip (platform §4)', () => {
  it('says what is new, and describes the button', () => {
    const menu = start();
    expect([...(tooltip()?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'New You can now gift articles',
      'Exclusive to subscribers',
      // Where there is little room, in the place of the others.
      'You can gift articles now.',
    ]);
    expect(menu.querySelector('summary')).toHaveAccessibleDescription(/You can now gift articles/);
  });

  it.each([
    ['13 hours later', 13 * HOUR, false],
    ['14 hours later', 14 * HOUR, true],
  ])('keeps when it was shown: %s', (_name, later, isShown) => {
    start();
    document.body.replaceChildren();
    jest.setSystemTime(NOW + later);
    start();
    expect(tooltip() !== null).toBe(isShown);
  });

  it('never comes again once the icon was used', async () => {
    const menu = start();
    await press(menu);
    expect(tooltip()).toBeNull();
    document.body.replaceChildren();
    jest.setSystemTime(NOW + 1000 * HOUR);
    start();
    expect(tooltip()).toBeNull();
  });

  it('hides on a press outside and on Escape, not on one inside', () => {
    start();
    fireEvent.pointerDown(screen.getByText('New'));
    expect(tooltip()).not.toBeNull();
    fireEvent.pointerDown(screen.getByText('Elsewhere'));
    expect(tooltip()).toBeNull();
    localStorage.clear();
    document.body.replaceChildren();
    start();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(tooltip()).toBeNull();
  });

  it('comes where the browser keeps nothing', () => {
    const refused = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    start();
    expect(tooltip()).not.toBeNull();
    refused.mockRestore();
  });
});
