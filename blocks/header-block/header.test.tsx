/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToStaticMarkup } from 'react-dom/server';
import { compile } from 'sass';
import { setFusion } from '../../mocks/fusion/state';
import { menus } from '../../properties/menus';
import Header from './features/header/default';
import states from './states';

interface State {
  fields: Record<string, unknown>;
  globalContent?: unknown;
  environment?: Record<string, string>;
}

/** The server's markup, which no React touches in the browser. */
function renderHeader(state: State = { fields: {} }) {
  setFusion({
    app: { globalContent: state.globalContent ?? null },
    environment: state.environment ?? {},
  });
  document.body.innerHTML = renderToStaticMarkup(<Header customFields={state.fields} />);
  return { container: document.body };
}

const menu = () => within(document.getElementById('full-navigation')!);
const buttonFor = (id: string) =>
  document.querySelector<HTMLButtonElement>(`.header__bar [popovertarget="${id}"]`)!;

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
  it('is a form that asks /search?query=…, and sends no empty text without script either', () => {
    renderHeader();
    const form = document.querySelector<HTMLFormElement>('search form')!;
    expect([form.getAttribute('action'), form.method]).toEqual(['/search', 'get']);
    const input = within(form).getByLabelText<HTMLInputElement>('Search The Broadsheet');
    expect([input.name, input.required, input.type]).toEqual(['query', true, 'search']);
  });
});

describe('the account area (widgets §2, platform §6)', () => {
  it('signed out: its words on small and on large screens, and the prompt', () => {
    renderHeader();
    const button = buttonFor('account-menu');
    expect(
      within(button).getByText('Sign In / Sign Up').closest('.header__small-only'),
    ).toBeTruthy();
    expect(within(button).getByText('Sign in').className).toContain('header__large-only');
    const popup = within(document.getElementById('account-menu')!);
    expect(popup.getByText('Keep reading by creating a free account or signing in.')).toBeTruthy();
    const links = [...document.querySelectorAll('.header-account__signed-out a')];
    expect(links.map((link) => link.textContent)).toEqual([
      'Sign in/Sign up',
      'Subscribe',
      'Support local news',
    ]);
  });

  it('logged in: a subscribe link, the account, support, and at its end "Sign out", a form', () => {
    renderHeader();
    const items = [...document.querySelectorAll('.header-account__signed-in li')].map((item) => [
      item.textContent,
      item.querySelector('a')?.getAttribute('href') ?? item.querySelector('form')?.outerHTML,
    ]);
    expect(items.slice(0, 3)).toEqual([
      ['Subscribe', '/subscribe_loggedin/'],
      ['Manage account', '/account/'],
      ['Support local news', '/donate/'],
    ]);
    expect(items[3]?.[0]).toBe('Sign out');
    expect(items[3]?.[1]).toContain('action="/account/sign-out/" method="post"');
  });

  it('logged in: has a place for the email, in the bar on large screens and in the menu', () => {
    renderHeader();
    const places = [...document.querySelectorAll('[data-reader-email]')];
    expect(places.map((place) => place.closest('.for-signed-in') !== null)).toEqual([true, true]);
    expect(places[0]?.closest('.header__large-only')).toBe(places[0]);
  });

  it('leads to what a reader follows, with and without script', () => {
    renderHeader();
    const bell = buttonFor('notifications');
    expect([bell.getAttribute('aria-label'), bell.className]).toEqual([
      'Notifications',
      expect.stringContaining('for-signed-in'),
    ]);
    const link = document.querySelector('#notifications a');
    expect(link?.getAttribute('href')).toBe('/account/following/');
  });

  it('says what it knows of the deployment to the login service (platform §7)', () => {
    renderHeader();
    const data = document.querySelector<HTMLElement>('[data-login]')?.dataset['login'] ?? '';
    expect(JSON.parse(data)).toEqual({
      environment: 'production',
      auth: { clientId: 'broadsheet-readers', domain: 'localhost', baseUrl: '/gateway/readers/' },
      googleClientId: null,
    });
  });

  it('outside production leads to pages that say so to whatever sells there (widgets §6)', () => {
    renderHeader({ fields: {}, environment: { ENVIRONMENT: 'staging' } });
    const links = [...document.querySelectorAll('.header__reader .header__subscribe')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/subscribe_today/?environment=staging',
      '/subscribe_loggedin/?environment=staging',
    ]);
  });

  it('has nothing of Google where no client id is configured', () => {
    renderHeader();
    expect(document.body.innerHTML).not.toContain('Continue with Google');
  });

  it('with a client id has its headline, text and button (widgets §3)', () => {
    renderHeader({
      fields: { googleHeadline: 'On Google?', googleBody: 'Link it.' },
      environment: { GOOGLE_CLIENT_ID: 'g-1' },
    });
    const block = document.querySelector('.header-account__google');
    expect(block?.textContent).toBe('On Google?Link it.Continue with Google');
    expect(block?.querySelector('a')?.getAttribute('href')).toBe('/account/sign-in/?by=google');
  });

  it('is the same markup for every reader: styles choose by data-reader-state', () => {
    const html = renderHeader(states.default).container.innerHTML;
    expect(renderHeader(states.subscribed as State).container.innerHTML).toContain(
      'Sign In / Sign Up',
    );
    expect(renderHeader(states.loggedIn).container.innerHTML).toBe(html);
    expect(css()).toContain(':root[data-reader-state=subscribed] .header__subscribe');
  });

  it.each(['.subscriber-bar', '.header__offer', '.header__reader .header__subscribe'])(
    'leads who is signed in to the page for subscribing with an account: %s',
    (selector) => {
      const links = [...renderHeader().container.querySelectorAll(selector)];
      expect(
        links.map((link) => [
          link.getAttribute('href'),
          /for-signed-\w+/.exec(link.className)?.[0],
        ]),
      ).toEqual([
        ['/subscribe_today/', 'for-signed-out'],
        ['/subscribe_loggedin/', 'for-signed-in'],
      ]);
    },
  );

  it('is not there where readers can have no account: Subscribe takes its place on phones', () => {
    const { container } = renderHeader(states.noAccounts);
    expect(container.querySelector('[href^="/account"], .header__sign-in')).toBeNull();
    expect(document.getElementById('account-menu')).toBeNull();
    const subscribe = container.querySelector('.header__reader .header__subscribe');
    expect(subscribe?.className).not.toContain('large-only');
  });

  it('shows the texts and colors of the editor', () => {
    const { container } = renderHeader(states.ownOffer);
    expect(container.querySelector('.subscriber-bar')?.textContent).toBe(
      'Six months for $1 Join us',
    );
    const header = container.querySelector<HTMLElement>('header')!;
    expect(header.style.getPropertyValue('--sale-ground')).toBe('#1e6b47');
    expect(header.style.getPropertyValue('--sale-text')).toBe('#ffffff');
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

let styles: string | undefined;

function css(): string {
  styles ??= compile('blocks/header-block/_index.scss', { loadPaths: ['resources/styles'] }).css;
  return styles;
}
