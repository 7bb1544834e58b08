/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { setFusion } from '../../../../mocks/fusion/state';
import states from '../../states';
import Header from './default';
import enhance from './enhance';

let focus: jest.SpyInstance;
beforeEach(() => {
  focus = jest.spyOn(HTMLElement.prototype, 'focus');
});

/** jsdom has no popovers: what the browser does itself is only told here. */
const hidePopover = jest.fn();

function start(fields: Record<string, unknown> = {}, path = '/'): HTMLElement {
  setFusion();
  window.history.replaceState(null, '', path);
  document.body.innerHTML = renderToStaticMarkup(<Header customFields={fields} />);
  const root = document.querySelector('header')!;
  enhance(root);
  return root;
}

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

function toggle(popover: Element, newState: 'open' | 'closed'): void {
  popover.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
}

beforeEach(() => {
  hidePopover.mockClear();
  HTMLElement.prototype.hidePopover = hidePopover;
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

describe('on scroll (widgets §4, §9)', () => {
  it('turns compact past 70 px and expands under 5 px, and not between', () => {
    const root = start();
    const isCompactAt = (y: number) => {
      scrollTo(y);
      return root.classList.contains('is-compact');
    };
    expect([70, 71, 40, 5, 4, 60].map(isCompactAt)).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('is compact at once on a page that is already scrolled', () => {
    Object.defineProperty(window, 'scrollY', { value: 900, configurable: true });
    expect(start().classList).toContain('is-compact');
  });

  it('counts from the masthead, so that what stands above it moves the thresholds', () => {
    const root = start(states.mastheadPromo.fields);
    const masthead = root.querySelector('.header__masthead')!;
    Object.defineProperty(masthead, 'offsetTop', { value: 112 });
    scrollTo(180);
    expect(root.classList).not.toContain('is-compact');
    scrollTo(183);
    expect(root.classList).toContain('is-compact');
  });

  it('takes a masthead that is out of sight out of the focus order', () => {
    const masthead = start().querySelector<HTMLElement>('.header__masthead')!;
    Object.defineProperty(masthead, 'offsetHeight', { value: 65 });
    scrollTo(66);
    expect(masthead.classList).toContain('is-away');
    scrollTo(64);
    expect(masthead.classList).not.toContain('is-away');
  });

  it('leaves a header alone that is compact from the start', () => {
    const root = start({ mode: 'sticky' });
    scrollTo(0);
    expect(root.classList).toContain('is-compact');
  });
});

describe('menus', () => {
  it('say on their buttons whether they are open', () => {
    const root = start();
    const button = root.querySelector('.header__bar [popovertarget="full-navigation"]')!;
    const menu = root.querySelector('#full-navigation')!;
    expect(button.getAttribute('aria-expanded')).toBe('false');
    toggle(menu, 'open');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    toggle(menu, 'closed');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(menu.querySelector('[popovertargetaction]')?.hasAttribute('aria-expanded')).toBe(false);
  });

  it('close when the focus leaves them, but not on the way to their own button', () => {
    const root = start();
    const link = root.querySelector('#full-navigation a')!;
    fireEvent.focusOut(link, { relatedTarget: root.querySelector('#full-navigation button') });
    fireEvent.focusOut(link, {
      relatedTarget: root.querySelector('[popovertarget="full-navigation"]'),
    });
    fireEvent.focusOut(link, { relatedTarget: null });
    expect(hidePopover).not.toHaveBeenCalled();
    fireEvent.focusOut(link, {
      relatedTarget: root.querySelector('[popovertarget="site-search"]'),
    });
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });
});

describe('a link in a menu', () => {
  it.each([
    ['to a part of the page one is on', '/newsletters/', '/newsletters/#emailpreferences', 1],
    ['to a part of another page', '/news/', '/newsletters/#emailpreferences', 0],
    ['to the page itself', '/news/', '/news/', 0],
  ])('%s closes it so often: %s, %s, %i', (_which, path, href, times) => {
    const menu = start({}, path).querySelector('.mega')!;
    menu.innerHTML = `<a href="${href}"><b>Somewhere</b></a>`;
    fireEvent.click(menu.querySelector('b')!);
    expect(hidePopover).toHaveBeenCalledTimes(times);
  });
});

describe('the search button (widgets §5)', () => {
  it('is disabled while the text is empty', () => {
    const root = start();
    const input = root.querySelector<HTMLInputElement>('[name=query]')!;
    const button = root.querySelector<HTMLButtonElement>('.header-search__submit')!;
    const isDisabledFor = (value: string) => {
      fireEvent.input(input, { target: { value } });
      return button.disabled;
    };
    expect(button.disabled).toBe(true);
    expect(['schools', '  ', 's', ''].map(isDisabledFor)).toEqual([false, true, false, true]);
  });

  it('keeps nobody from sending whatever is typed with Enter, also nothing', () => {
    const root = start();
    const input = root.querySelector<HTMLInputElement>('[name=query]')!;
    const form = root.querySelector<HTMLFormElement>('search form')!;
    const submit = jest.spyOn(form, 'submit').mockImplementation(() => {});
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(submit).toHaveBeenCalledTimes(1);
  });
});

describe('the row of sections', () => {
  it.each([
    ['/sports/', 'Sports', 'page'],
    ['/sports', 'Sports', 'page'],
    ['/news/new-jersey/story.html', 'News', 'true'],
  ])('at %s marks %s', (path, title, value) => {
    const marked = [...start({}, path).querySelectorAll('.header__sections [aria-current]')];
    expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      [title, value],
    ]);
  });

  it('marks nothing at home', () => {
    expect(start().querySelector('[aria-current]')).toBeNull();
  });
});

describe('the masthead ad (widgets §4)', () => {
  it('has a close button that removes it and leaves the focus at the logo', () => {
    const root = start(states.mastheadPromo.fields);
    const button = root.querySelector<HTMLButtonElement>('.masthead-ad__close')!;
    expect(button.hidden).toBe(false);
    button.click();
    expect(root.querySelector('.masthead-ad')).toBeNull();
    expect(document.activeElement).toBe(root.querySelector('.header__logo'));
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  });
});
