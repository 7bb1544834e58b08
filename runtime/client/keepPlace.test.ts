/** @jest-environment jsdom */
import { keepPlace } from './keepPlace';

/** Every `p` is so many px high unless hidden, one below the other; what holds them reaches around them. */
let height = 100;
let scrollY: number;
/** px by which something above has moved it all, and the browser has not scrolled. */
let pushed = 0;

function layOut(): void {
  const lines = () => [...document.querySelectorAll('p:not([hidden])')];
  const box = (element: Element) => {
    if (element.matches('[style*=contents]')) return { top: 0, height: 0, bottom: 0 } as DOMRect;
    if (element.closest('[style*=sticky]')) return { top: 0, height, bottom: height } as DOMRect;
    const inside = element.tagName === 'P' ? [element] : [...element.querySelectorAll('p')];
    const all = lines();
    const [first = -1, last = -1] = [inside[0], inside.at(-1)].map((one) =>
      one ? all.indexOf(one as HTMLParagraphElement) : -1,
    );
    if (first < 0) return { top: 0, height: 0, bottom: 0 } as DOMRect;
    const top = first * height - scrollY + pushed;
    const bottom = (last + 1) * height - scrollY + pushed;
    return { top, height: bottom - top, bottom } as DOMRect;
  };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return box(this);
  });
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => scrollY });
  jest.spyOn(window, 'scrollBy').mockImplementation(((options: ScrollToOptions) => {
    scrollY = Math.trunc(scrollY + (options.top ?? 0));
  }) as typeof window.scrollBy);
}

function show(html: string, scrolled: number): HTMLElement {
  document.body.innerHTML = html;
  scrollY = scrolled;
  layOut();
  return document.querySelector<HTMLElement>('section')!;
}

const before = (selector: string, html: string) =>
  document.querySelector(selector)!.insertAdjacentHTML('beforebegin', html);

const LIST =
  '<p>head</p><section><article><p id="a">a</p><p id="b">b</p></article><article><p id="c">c</p></article></section>';

afterEach(() => {
  jest.restoreAllMocks();
  height = 100;
  pushed = 0;
});

describe('keepPlace', () => {
  it.each(['', 'auto'])(
    'leaves the browser’s own anchoring as it was, off meanwhile: "%s"',
    (anchoring) => {
      const { style } = document.documentElement;
      style.setProperty('overflow-anchor', anchoring);
      const block = show(LIST, 250);
      let meanwhile = '';
      keepPlace(block, () => (meanwhile = style.getPropertyValue('overflow-anchor')));
      expect([meanwhile, style.getPropertyValue('overflow-anchor')]).toEqual(['none', anchoring]);
      style.removeProperty('overflow-anchor');
    },
  );

  it('scrolls by what came in above what the reader looks at', () => {
    const block = show(LIST, 250);
    keepPlace(block, () => before('#a', '<p>new</p><p>new</p>'));
    expect(scrollY).toBe(450);
  });

  it('scrolls back by what went away above', () => {
    const block = show(LIST, 250);
    keepPlace(block, () => document.querySelector('#a')!.remove());
    expect(scrollY).toBe(150);
  });

  it('leaves alone what changes below', () => {
    const block = show(LIST, 150);
    keepPlace(block, () => before('#c', '<p>new</p>'));
    expect(scrollY).toBe(150);
  });

  it('looks into what has no box of its own', () => {
    const block = show(LIST.replaceAll('<article', '<article style="display: contents"'), 250);
    document.elementFromPoint = () => null;
    keepPlace(block, () => before('#a', '<p>new</p>'));
    expect(scrollY).toBe(350);
  });

  it('does not move a page whose block begins in the window', () => {
    const block = show(LIST, 50);
    keepPlace(block, () => before('#a', '<p>new</p>'));
    expect(scrollY).toBe(50);
  });

  it('keeps the next thing where it is when the first one goes away', () => {
    const block = show('<section><p id="a">a</p><p id="b">b</p><p id="c">c</p></section>', 50);
    keepPlace(block, () => {
      before('#a', '<p>new</p>');
      document.querySelector('#b')!.remove();
    });
    expect(scrollY).toBe(50);
  });

  it('keeps the next thing where it is when the first one is hidden', () => {
    const block = show('<section><p id="a">a</p><p id="b">b</p><p id="c">c</p></section>', 50);
    keepPlace(block, () => {
      before('#a', '<p>new</p>');
      document.querySelector<HTMLElement>('#b')!.hidden = true;
    });
    expect(scrollY).toBe(50);
  });

  it('is not misled by what was hidden and is shown when the first one goes away', () => {
    const block = show(
      '<section><p id="a">a</p><p id="b">b</p><p id="late" hidden>late</p><p id="c">c</p></section>',
      50,
    );
    keepPlace(block, () => {
      document.querySelector('#b')!.remove();
      document.querySelector<HTMLElement>('#late')!.hidden = false;
    });
    expect(scrollY).toBe(50);
  });

  it('loses no part of a pixel, however often something comes in', () => {
    height = 20.4;
    const block = show(LIST, 40);
    const place = () => document.querySelector('#b')!.getBoundingClientRect().top;
    const first = place();
    for (let count = 0; count < 100; count += 1) keepPlace(block, () => before('#a', '<p>new</p>'));
    expect(Math.abs(place() - first)).toBeLessThan(1);
  });

  it('makes good what the browser’s own anchoring leaves of a pixel, and not what a reader scrolls', () => {
    const block = show(LIST, 150);
    const place = () => document.querySelector('#b')!.getBoundingClientRect().top;
    const first = place();
    for (let count = 0; count < 20; count += 1) {
      keepPlace(block, () => before('#a', '<p>new</p>'));
      pushed += 0.375;
    }
    expect(Math.abs(place() - first)).toBeLessThan(1.5);
    scrollY += 30;
    const scrolled = place();
    keepPlace(block, () => before('#a', '<p>new</p>'));
    expect(Math.abs(place() - scrolled)).toBeLessThan(1.5);
  });

  it.each([
    [0.75, 151],
    [1, 150],
    [-0.75, 149],
    [-1, 150],
  ])('takes %d px between two changes for anchoring only where it is no whole one', (moved, at) => {
    const block = show(LIST, 150);
    keepPlace(block, () => {});
    pushed += moved;
    keepPlace(block, () => {});
    expect(scrollY).toBe(at);
  });

  it('takes what glides at the top of the page for no anchoring: browsers anchor what is scrolled', () => {
    const block = show(LIST, 0);
    for (let count = 0; count < 20; count += 1) {
      keepPlace(block, () => before('#c', '<p>new</p>'));
      pushed += 0.375;
    }
    expect(scrollY).toBe(0);
  });

  it('keeps what is in the window when nothing of the block begins there', () => {
    const block = show(
      '<section><p id="a">a</p><p id="b">b</p></section><p id="below">below</p>',
      150,
    );
    document.elementFromPoint = () => document.querySelector('#below');
    keepPlace(block, () => before('#a', '<p>new</p>'));
    expect(scrollY).toBe(250);
  });

  it('is not misled by what sticks to the window', () => {
    const block = show(
      `<section><nav style="position: sticky"><p>links</p></nav><p id="a">a</p><p id="b">b</p></section>`,
      150,
    );
    keepPlace(block, () => before('#a', '<p>new</p>'));
    expect(scrollY).toBe(250);
  });

  it('keeps another element where it is when told so', () => {
    const block = show(LIST, 250);
    const list = document.querySelector('#a')!;
    keepPlace(block, () => before('#c', '<p>new</p>'), list);
    expect(scrollY).toBe(250);
  });

  it('keeps what is in the window when the block is wholly above it', () => {
    const block = show(`${LIST}<p id="below">below</p>`, 420);
    const below = document.querySelector('#below')!;
    document.elementFromPoint = () => below;
    keepPlace(block, () => before('#a', '<p>new</p><p>new</p>'));
    expect(scrollY).toBe(620);
  });

  const EMPTY = '<p id="head">head</p><section></section><p id="below">below</p>';
  const fill = (block: Element) => block.insertAdjacentHTML('beforeend', '<p>new</p><p>new</p>');

  it('does not move the top of the page when an empty block is filled', () => {
    const block = show(EMPTY, 0);
    document.elementFromPoint = () => document.querySelector('#below');
    keepPlace(block, () => fill(block));
    expect(scrollY).toBe(0);
  });

  it('keeps what is in the window when an empty block above is filled', () => {
    const block = show(EMPTY, 120);
    document.elementFromPoint = () => document.querySelector('#below');
    keepPlace(block, () => fill(block));
    expect(scrollY).toBe(320);
  });

  it('gives the browser its scroll anchoring back', () => {
    const block = show(LIST, 250);
    const { style } = document.documentElement;
    keepPlace(block, () => {});
    expect(style.getPropertyValue('overflow-anchor')).toBe('');
  });
});
