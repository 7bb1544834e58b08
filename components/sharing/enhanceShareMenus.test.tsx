/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { enhanceShareMenus } from './enhanceShareMenus';
import { ShareMenu } from './ShareMenu';

const URL = 'https://news.example/a/';

function open({ isSimple = false, isOpen = true } = {}) {
  const { container } = render(
    <div>
      <ShareMenu url={URL} title="A headline" isSimple={isSimple} />
      <button type="button">Elsewhere</button>
    </div>,
  );
  enhanceShareMenus(container);
  enhanceShareMenus(container);
  const menu = container.querySelector('details') as HTMLDetailsElement;
  const button = container.querySelector('summary') as HTMLElement;
  menu.open = isOpen;
  return { menu, button };
}

const option = (name: string) => screen.getByText(name);

function setClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { dataLayer: [] });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

describe('share menu (widgets §4)', () => {
  it('offers copy link, Facebook, X and mail behind a three-dot button', () => {
    const { button } = open();
    expect(button).toHaveAttribute('aria-label', 'Share: A headline');
    expect(button.querySelectorAll('circle')).toHaveLength(3);
    const names = ['Copy link', 'Share on Facebook', 'Share on X', 'Share via email'];
    for (const name of names) expect(option(name)).toBeVisible();
  });

  it('may be a button that says what it does', () => {
    const { container } = render(<ShareMenu url={URL} title="A headline" look="button" />);
    const summary = container.querySelector('summary');
    expect(summary).toHaveTextContent(/^Share$/);
    expect(summary).not.toHaveAttribute('aria-label');
    expect(summary).toHaveClass('share__button--wide');
  });

  it('opens other sites in a window that knows nothing of ours, and mail in none', () => {
    open();
    const way = (name: string) => ['target', 'rel'].map((part) => option(name).getAttribute(part));
    for (const name of ['Share on Facebook', 'Share on X'])
      expect(way(name)).toEqual(['_blank', 'noopener nofollow']);
    expect(way('Share via email')).toEqual([null, null]);
  });

  it('hides "Copy link" where there is no script to do it', () => {
    render(<ShareMenu url={URL} title="A headline" />);
    expect(option('Copy link').closest('li')).toHaveAttribute('hidden');
  });

  it('shares with campaign tags (widgets §7)', () => {
    open();
    const hrefs = ['Share on Facebook', 'Share on X', 'Share via email'].map((name) =>
      decodeURIComponent(option(name).getAttribute('href') ?? ''),
    );
    expect(hrefs[0]).toContain('facebook.com/sharer');
    expect(hrefs[1]).toContain('/intent/tweet');
    expect(hrefs[2]).toMatch(/^mailto:/);
    for (const href of hrefs) expect(href).toContain('utm_campaign=');
  });

  it('copies the link, says so for 3 s and closes', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    setClipboard(writeText);
    const { menu } = open();
    await act(async () => fireEvent.click(option('Copy link')));
    expect(writeText).toHaveBeenCalledWith(URL);
    expect(screen.getByRole('status')).toHaveTextContent('Link copied to clipboard');
    expect(menu.open).toBe(false);
    jest.advanceTimersByTime(2999);
    expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
    jest.advanceTimersByTime(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('copies from a hidden text area where the clipboard refuses (platform §4)', async () => {
    jest.spyOn(console, 'info').mockImplementation(() => {});
    setClipboard(() => Promise.reject(new Error('refused')));
    const selected: string[] = [];
    const execCommand = jest.fn(() => {
      const area = document.querySelector('textarea')!;
      expect(area).toHaveAttribute('aria-hidden', 'true');
      expect(area).toHaveAttribute('readonly');
      selected.push(area.value);
      return true;
    });
    Object.assign(document, { execCommand });
    open();
    await act(async () => fireEvent.click(option('Copy link')));
    expect(execCommand).toHaveBeenCalledWith('copy');
    expect(selected).toEqual([URL]);
    expect(document.querySelector('textarea')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Link copied to clipboard');
  });

  it('says "Link copied" in simple mode (platform §4)', async () => {
    setClipboard(() => Promise.resolve());
    open({ isSimple: true });
    await act(async () => fireEvent.click(option('Copy link')));
    expect(screen.getByRole('status')).toHaveTextContent(/^Link copied$/);
  });

  it('shows the link itself where the browser lets nobody copy, until it is closed', async () => {
    jest.spyOn(console, 'info').mockImplementation(() => {});
    setClipboard(() => Promise.reject(new Error('refused')));
    Object.assign(document, { execCommand: () => false });
    open();
    await act(async () => fireEvent.click(option('Copy link')));
    jest.advanceTimersByTime(60_000);
    expect(screen.getByRole('alert')).toHaveTextContent(`Copy this link: ${URL}`);
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it.each(['Share on Facebook', 'Share on X'])(
    '%s opens a window of 626 by 436 and closes the menu',
    (name) => {
      const { menu } = open();
      const opened = jest.spyOn(window, 'open').mockReturnValue({ opener: window } as Window);
      const wasFollowed = fireEvent.click(option(name));
      expect(opened.mock.calls[0]?.[2]).toBe('popup,width=626,height=436');
      expect(wasFollowed).toBe(false);
      expect(menu.open).toBe(false);
    },
  );

  it('follows the link where the window was not allowed', () => {
    open();
    jest.spyOn(window, 'open').mockReturnValue(null);
    expect(fireEvent.click(option('Share on X'))).toBe(true);
  });

  it('closes on Escape and gives the focus back', () => {
    const { menu, button } = open();
    option('Share on X').focus();
    fireEvent.keyDown(option('Share on X'), { key: 'Escape' });
    expect(menu.open).toBe(false);
    expect(button).toHaveFocus();
  });

  it('closes on Tab from the last option, and on no other', () => {
    const { menu } = open();
    fireEvent.keyDown(option('Share on X'), { key: 'Tab' });
    fireEvent.keyDown(option('Share via email'), { key: 'Tab', shiftKey: true });
    expect(menu.open).toBe(true);
    fireEvent.keyDown(option('Share via email'), { key: 'Tab' });
    expect(menu.open).toBe(false);
  });

  it('closes on blur, but not while the focus stays inside', () => {
    const { menu } = open();
    option('Copy link').focus();
    option('Share on Facebook').focus();
    expect(menu.open).toBe(true);
    screen.getByText('Elsewhere').focus();
    expect(menu.open).toBe(false);
  });

  it('closes on a press elsewhere, and not when pressed itself', () => {
    const { menu } = open();
    option('Copy link').focus();
    fireEvent.pointerDown(option('Share on X'));
    fireEvent.focusOut(option('Copy link'), { relatedTarget: null });
    expect(menu.open).toBe(true);
    fireEvent.pointerUp(document.body);
    fireEvent.pointerDown(document.body);
    expect(menu.open).toBe(false);
  });

  it('tells the data layer what was chosen (widgets §7)', () => {
    open();
    jest.spyOn(window, 'open').mockReturnValue({ opener: null } as unknown as Window);
    fireEvent.click(option('Share on X'));
    expect(window).toMatchObject({
      dataLayer: [
        { userInteraction: 'social-share', interactionType: 'click', interactionDetail: 'x' },
      ],
    });
  });
});

describe('the share sheet of a telephone', () => {
  const share = jest.fn<Promise<void>, [ShareData]>();
  const setPointer = (isCoarse: boolean) =>
    Object.assign(window, { matchMedia: () => ({ matches: isCoarse }) });

  beforeEach(() => {
    share.mockReset().mockResolvedValue();
    Object.assign(navigator, { share });
    setPointer(true);
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'userActivation');
  });
  const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));

  it('takes the place of the menu, and is reported', async () => {
    const { menu, button } = open({ isOpen: false });
    await press(button);
    expect(share).toHaveBeenCalledWith({ title: 'A headline', url: URL });
    expect(menu.open).toBe(false);
    expect(window).toMatchObject({ dataLayer: [{ interactionDetail: 'sheet' }] });
  });

  it('leaves the menu closed when the reader turns away from it', async () => {
    share.mockRejectedValue(new DOMException('Turned away', 'AbortError'));
    const { menu, button } = open({ isOpen: false });
    await press(button);
    expect(menu.open).toBe(false);
  });

  it('does not come for the press that closes the menu', async () => {
    const { menu, button } = open({ isOpen: true });
    const isLeftToTheBrowser = fireEvent.click(button);
    expect([isLeftToTheBrowser, share.mock.calls.length]).toEqual([true, 0]);
    expect(menu).toBeInTheDocument();
  });

  it('gives way to the menu where it does not come', async () => {
    jest.spyOn(console, 'info').mockImplementation(() => {});
    share.mockRejectedValue(new DOMException('Not here', 'NotAllowedError'));
    const { menu, button } = open({ isOpen: false });
    await press(button);
    expect(menu.open).toBe(true);
  });

  it('comes with the press that woke the block', async () => {
    Object.assign(navigator, { userActivation: { isActive: true } });
    const { container } = render(
      <details data-share-menu={URL} data-share-title="A headline" open>
        <summary>Share</summary>
      </details>,
    );
    await act(async () => enhanceShareMenus(container));
    expect(share).toHaveBeenCalledTimes(1);
    expect(container.querySelector('details')?.open).toBe(false);
  });

  it.each([
    ['a press elsewhere on the page', true, false],
    ['a menu that is open since long ago', false, true],
  ])('does not come with %s', async (_what, isActive, isOpen) => {
    Object.assign(navigator, { userActivation: { isActive } });
    const { container } = render(
      <details data-share-menu={URL} data-share-title="A headline" open={isOpen}>
        <summary>Share</summary>
      </details>,
    );
    await act(async () => enhanceShareMenus(container));
    expect(share).not.toHaveBeenCalled();
    expect(container.querySelector('details')?.open).toBe(isOpen);
  });

  it('is not for a mouse', () => {
    setPointer(false);
    const { button } = open({ isOpen: false });
    expect(fireEvent.click(button)).toBe(true);
    expect(share).not.toHaveBeenCalled();
  });
});

describe('under an audit agent outside production (widgets §9)', () => {
  it('starts after 10 s', () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Chrome-Lighthouse');
    document.documentElement.dataset['environment'] = 'staging';
    try {
      open();
      const copy = option('Copy link').closest('li');
      jest.advanceTimersByTime(9_999);
      expect(copy).toHaveAttribute('hidden');
      jest.advanceTimersByTime(1);
      expect(copy).not.toHaveAttribute('hidden');
    } finally {
      delete document.documentElement.dataset['environment'];
    }
  });
});

it('Each network is told the address and the headline', () => {
  const { container } = render(<ShareMenu url={URL} title="A headline" isSimple={false} />);
  const links = [...container.querySelectorAll('a')].map((link) => decodeURIComponent(link.href));
  expect(links.length).toBeGreaterThan(2);
  for (const href of links) expect(href).toContain(URL);
  expect(links.filter((href) => href.includes('headline')).length).toBeGreaterThan(1);
});
