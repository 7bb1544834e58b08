/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import { buttonFor, css, renderHeader, type State } from './renderHeader.fixture';
import states from './states';

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

  it('has no empty words of Google where an editor wrote none', () => {
    renderHeader({
      fields: { googleHeadline: '', googleBody: '' },
      environment: { GOOGLE_CLIENT_ID: 'g-1' },
    });
    expect(document.querySelector('.header-account__google p')).toBeNull();
    expect(document.querySelector('.header-account__google a')).not.toBeNull();
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
