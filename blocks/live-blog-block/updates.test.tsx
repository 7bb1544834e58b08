/** @jest-environment jsdom */
import enhance from './features/live-blog/enhance';
import { showElapsed } from './features/live-blog/showElapsed';

let focus: jest.SpyInstance;
beforeEach(() => {
  focus = jest.spyOn(HTMLElement.prototype, 'focus');
});

const card = (id: string) =>
  `<article class="live-card" id="${id}" data-version="1"><h2 class="live-card__title"><a href="/${id}">${id}</a></h2></article>`;
const blog = (ids: readonly string[]) =>
  `<section><div><p data-live-status></p><button data-live-button hidden><span data-live-count></span></button></div><div data-live-cards>${ids.map(card).join('')}</div></section>`;

let root: HTMLElement;
let top: number;
let applied: (Element | undefined)[];

/** What the client does when there is new markup. */
function bring(ids: readonly string[]): void {
  const template = document.createElement('template');
  template.innerHTML = blog(ids);
  const fresh = template.content.firstElementChild!;
  const apply = (still?: Element) => {
    applied.push(still);
    root.querySelector('[data-live-cards]')!.innerHTML =
      fresh.querySelector('[data-live-cards]')!.innerHTML;
  };
  const event = new CustomEvent('broadsheet:update', {
    cancelable: true,
    detail: { fresh, apply },
  });
  if (root.dispatchEvent(event)) apply();
}

const status = () => root.querySelector('[data-live-status]')?.textContent;
const button = () => root.querySelector<HTMLButtonElement>('[data-live-button]')!;
const ids = () => [...root.querySelectorAll('.live-card')].map(({ id }) => id);

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, {
    CSS: { escape: (text: string) => text },
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  Element.prototype.scrollIntoView = jest.fn();
  document.body.innerHTML = blog(['a', 'b']);
  root = document.querySelector('section')!;
  applied = [];
  top = 200;
  jest
    .spyOn(root.querySelector('[data-live-cards]')!, 'getBoundingClientRect')
    .mockImplementation(() => ({ top }) as DOMRect);
  enhance(root);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('new posts', () => {
  it('come in at once while the top of the cards is in view, below what stands above them', () => {
    bring(['c', 'a', 'b']);
    expect(ids()).toEqual(['c', 'a', 'b']);
    expect(applied).toEqual([root.querySelector('[data-live-cards]')]);
    expect(document.getElementById('c')).toHaveProperty('className', 'live-card live-card--new');
    expect(button().hidden).toBe(true);
    expect(status()).toBe('1 new update');
  });

  it('are offered to a reader further down, and come when the button is pressed', () => {
    top = -1;
    bring(['d', 'c', 'a', 'b']);
    expect(ids()).toEqual(['a', 'b']);
    expect(button().hidden).toBe(false);
    expect(button().textContent).toBe('2 new updates');
    expect(status()).toBe('2 new updates');
    button().click();
    expect(ids()).toEqual(['d', 'c', 'a', 'b']);
    expect(document.activeElement?.textContent).toBe('d');
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    expect(button().hidden).toBe(true);
  });

  it('are said once, however often they are seen', () => {
    top = -1;
    const said: string[] = [];
    const place = root.querySelector('[data-live-status]')!;
    const set = jest.spyOn(place, 'textContent', 'set').mockImplementation((text) => {
      said.push(text ?? '');
    });
    for (let poll = 0; poll < 3; poll += 1) bring(['c', 'a', 'b']);
    bring(['d', 'c', 'a', 'b']);
    expect(said).toEqual(['1 new update', '2 new updates']);
    set.mockRestore();
  });

  it('are not offered any more when the newsroom has taken them back', () => {
    top = -1;
    bring(['c', 'a', 'b']);
    bring(['a', 'b']);
    expect(button().hidden).toBe(true);
    expect(status()).toBe('');
  });

  it('do not hold back an edit that brings no card', () => {
    top = -1;
    bring(['b']);
    expect(ids()).toEqual(['b']);
    expect(applied).toEqual([undefined]);
  });
});

describe('elapsed time', () => {
  const now = Date.parse('2026-11-19T22:50:00Z');
  it.each([
    ['2026-11-19T22:40:00Z', '10 minutes ago'],
    ['2026-11-19T22:50:00Z', 'Just now'],
    ['2026-11-19T10:50:00Z', '12 hours ago'],
    ['2026-11-19T10:49:59Z', ''],
    ['', ''],
  ])('%s: "%s" (platform §9)', (posted, words) => {
    document.body.innerHTML = `<p><span data-elapsed="${posted}"></span></p>`;
    showElapsed(document.body, now);
    expect(document.body.textContent).toBe(words);
    // What says the same already is left alone, with what a reader marked in it.
    const before = document.querySelector('span')?.firstChild;
    showElapsed(document.body, now);
    expect(document.querySelector('span')?.firstChild).toBe(before);
  });
});
