/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { menus } from '../../properties/menus';
import Header from './features/header/default';
import { buttonFor, css, renderHeader, type State } from './renderHeader.fixture';
import states from './states';

const menu = () => within(document.getElementById('full-navigation')!);
describe('the bar (widgets §2)', () => {
  it('has a button labelled "Full navigation", one for the search, one for the account', () => {
    renderHeader();
    expect(buttonFor('full-navigation').getAttribute('aria-label')).toBe('Full navigation');
    expect(buttonFor('site-search').getAttribute('aria-label')).toBe('Search');
    expect(buttonFor('account-menu').textContent).toContain('Sign In / Sign Up');
  });

  it('has a logo that leads home', () => {
    renderHeader();
    const [logo] = screen.getAllByRole('link', { name: 'The Broadsheet' });
    expect(logo?.getAttribute('href')).toBe('/');
  });

  it('has the row of top sections, in order (platform §2)', () => {
    renderHeader();
    const row = within(screen.getByRole('navigation', { name: 'Sections' }));
    expect(row.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'News',
      'Sports',
      'Business',
      'Opinion',
      'Politics',
      'Entertainment',
      'Life',
      'Food',
      'Health',
      'Real Estate',
      'Philly First',
      'Obituaries',
      'Jobs',
    ]);
  });

  it("has the date and a link to Today's Paper", () => {
    jest.useFakeTimers({ now: new Date('2026-11-21T19:05:00Z') });
    renderHeader();
    jest.useRealTimers();
    expect(screen.getByText('Saturday, Nov. 21, 2026')).toBeTruthy();
    expect(screen.getByRole('link', { name: "Today's Paper" }).getAttribute('href')).toBe(
      menus.headerLinks.todaysPaper.path,
    );
  });

  it('holds its HTML for some minutes only, since the date depends on the clock', () => {
    expect(Header.ttl).toBe(600);
  });
});

describe('menus (widgets §4)', () => {
  it('are popovers of which the browser keeps one open, closed by Escape and a press outside', () => {
    renderHeader();
    const popovers = [...document.querySelectorAll('[popover]')];
    expect(popovers.map((element) => [element.id, element.getAttribute('popover')])).toEqual([
      ['full-navigation', 'auto'],
      ['site-search', 'auto'],
      ['account-menu', 'auto'],
      ['notifications', 'auto'],
    ]);
  });

  it.each(['full-navigation', 'site-search', 'account-menu', 'notifications'])(
    '%s has a button that closes it',
    (id) => {
      renderHeader();
      const close = document.querySelector(`#${id} [popovertargetaction="hide"]`);
      expect(close?.getAttribute('popovertarget')).toBe(id);
      expect(close?.getAttribute('aria-label')).toMatch(/^Close/);
    },
  );
});

describe('the full navigation (widgets §2, platform §2)', () => {
  it('has eleven columns, each with a heading link first', () => {
    renderHeader();
    const columns = [...document.querySelectorAll('.mega__group')];
    expect(columns).toHaveLength(11);
    const headings = columns.map((column) => column.querySelector('a')?.classList[0]);
    expect(new Set(headings)).toEqual(new Set(['mega__heading']));
  });

  it('gives the focus to "News" when it opens', () => {
    renderHeader();
    const focused = document.querySelectorAll('#full-navigation [autofocus]');
    expect([...focused].map((link) => link.textContent)).toEqual(['News']);
  });

  it('lays out Opinion and Life in their own way, and only these', () => {
    renderHeader();
    const special = [...document.querySelectorAll('.mega__group')].filter(
      (group) => group.classList.length > 1,
    );
    expect(special.map((group) => group.querySelector('a')?.textContent)).toEqual([
      'Opinion',
      'Life',
    ]);
  });

  it('sets the lists of Opinion and Life in serif italics, and no other list', () => {
    const rules = [...css().matchAll(/([^{}]*\.mega__group--[^{]*)\{([^}]*)\}/g)];
    expect(
      rules.map(([, selector = '']) => selector.split(/\s*,\s*/).map((one) => one.trim())),
    ).toEqual([['.mega__group--opinion .mega__link', '.mega__group--life .mega__link']]);
    expect(rules[0]?.[2]).toMatch(/font-family: var\(--font-serif\);[^}]*font-style: italic/);
  });

  it('hides Local News on large screens', () => {
    renderHeader();
    expect(
      menu().getByRole('link', { name: 'Local News', hidden: true }).parentElement?.className,
    ).toBe('mega__item--small-only');
    expect(css()).toMatch(/min-width: 1024px\)\s*\{\s*\.mega__item--small-only \{\s*display: none/);
  });

  it('has titled link lists below', () => {
    renderHeader();
    const titles = [...document.querySelectorAll('.mega .sub-menu__title')].map(
      (title) => title.textContent,
    );
    expect(titles).toEqual(['Philly Tips', 'People', 'Your Day', 'Get In Touch', 'Marketplace']);
    const tips = document.querySelector<HTMLElement>('.mega .sub-menu--philly-tips');
    expect(
      within(tips!)
        .getAllByRole('link', { hidden: true })
        .map((link) => link.textContent),
    ).toEqual(menus.footerGroups[0]!.links.map((item) => item.title));
  });

  it('wraps the items that are actions in forms that submit to their path', () => {
    renderHeader();
    const forms = [...document.querySelectorAll<HTMLFormElement>('.mega form')];
    expect(forms.map((form) => [form.getAttribute('action'), form.textContent])).toEqual([
      ['/todays-paper/', "Today's Paper"],
      ['/subscribe_today/', 'Subscribe'],
      ['/donate/', 'Support Local News'],
    ]);
  });

  it('leads readers who are logged in to their newsletter preferences (platform §2)', () => {
    renderHeader();
    const links = [...document.querySelectorAll('.mega__heading[href^="/newsletters/"]')];
    expect(links.map((link) => [link.getAttribute('href'), link.className])).toEqual([
      ['/newsletters/', 'mega__heading for-signed-out'],
      ['/newsletters/#emailpreferences', 'mega__heading for-signed-in'],
    ]);
  });
});

describe('the search (widgets §2)', () => {
  it('is a form that asks /search?query=… for whatever is typed', () => {
    renderHeader();
    const form = document.querySelector<HTMLFormElement>('search form')!;
    expect([form.getAttribute('action'), form.method]).toEqual(['/search', 'get']);
    const input = within(form).getByLabelText<HTMLInputElement>('Search The Broadsheet');
    expect([input.name, input.required, input.type]).toEqual(['query', false, 'search']);
  });
});

describe('modes and colour schemes (platform §2)', () => {
  it('the default header has a masthead above the bar, the sticky one is compact from the start', () => {
    expect(renderHeader().container.querySelector('.header__masthead')).toBeTruthy();
    const sticky = renderHeader(states.sticky).container;
    expect(sticky.querySelector('.header__masthead')).toBeNull();
    expect(sticky.querySelector('.header.is-compact')).toBeTruthy();
  });

  it('sticks with its bar at the top edge, 128 px tall and 63 compact, 127 and 62 on small screens (widgets §9)', () => {
    const tokens = readFileSync('resources/styles/tokens.scss', 'utf8');
    const rems = (name: string) =>
      [...tokens.matchAll(new RegExp(`--${name}: ([\\d.]+)rem`, 'g'))].map(
        (match) => Number(match[1]) * 16,
      );
    expect(rems('header-compact')).toEqual([62, 63]);
    expect(rems('header-masthead')).toEqual([65]);
    expect(css()).toContain(
      'inset-block-start: calc(-1 * (var(--above) + var(--header-masthead)))',
    );
  });

  it.each(['black-on-white', 'white-on-black', 'black-on-transparent', 'white-on-transparent'])(
    'has the scheme %s',
    (scheme) => {
      const { container } = renderHeader({ fields: { scheme } });
      expect(container.querySelector(`.header--${scheme}`)).toBeTruthy();
    },
  );
});

describe('the exception subtype (widgets §2, §4)', () => {
  it('has no subscriber bar and never expands', () => {
    const { container } = renderHeader(states.swipeableStory);
    expect(container.querySelector('.subscriber-bar')).toBeNull();
    expect(container.querySelector('.header__masthead')).toBeNull();
  });

  it.each(['regular', 'live', undefined])('is not %s: these have both', (subtype) => {
    const { container } = renderHeader({ fields: {}, globalContent: { subtype } });
    expect(container.querySelector('.subscriber-bar')).toBeTruthy();
    expect(container.querySelector('.header__masthead')).toBeTruthy();
  });
});

describe('the masthead ad (widgets §4)', () => {
  it('is labelled, has its height reserved, and is hidden from ads-free readers', () => {
    renderHeader(states.mastheadPromo);
    expect(screen.getByRole('complementary', { name: 'Advertisement' })).toBeTruthy();
    expect(css()).toMatch(/\.masthead-ad \{[^}]*block-size: 7rem/);
    expect(css()).toMatch(/:root\[data-ads-free\] \.masthead-ad \{\s*display: none/);
  });
});

describe('every state', () => {
  it.each(Object.entries<State>(states))(
    '%s has no faults that axe finds',
    async (_name, state) => {
      const { container } = renderHeader(state);
      expect((await axe(container)).violations).toEqual([]);
    },
  );
});
