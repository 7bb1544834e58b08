/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { compile } from 'sass';
import { setFusion } from '../../mocks/fusion/state';
import Footer from './features/footer/default';
import states from './states';

interface State {
  fields: Record<string, unknown>;
  globalContent?: unknown;
}

function renderFooter(state: State = { fields: {} }) {
  setFusion({ app: { globalContent: state.globalContent ?? null } });
  return render(<Footer customFields={state.fields} />).container;
}

const paths = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

describe('the footer (widgets §2)', () => {
  it('has the five groups (platform §2)', () => {
    const titles = renderFooter().querySelectorAll('.sub-menu__title');
    expect([...titles].map((title) => title.textContent)).toEqual([
      'Philly Tips',
      'People',
      'Your Day',
      'Get In Touch',
      'Marketplace',
    ]);
  });

  it('has the legal links with their paths, the opt-out among them', () => {
    renderFooter();
    const legal = within(screen.getByRole('navigation', { name: 'Legal' }));
    expect(paths(legal.getAllByRole('link'))).toEqual([
      '/about/copyright/',
      '/about/terms_and_conditions/#Use',
      '/privacy-policy/',
      '/about/terms_and_conditions/#Cancellations',
      '/privacy-policy/#V',
      '/privacy-policy/#opt-out',
    ]);
  });

  it('leads to the pages at Twitter, Facebook and Instagram', () => {
    renderFooter();
    const names = ['Twitter', 'Facebook', 'Instagram'].map((name) => `The Broadsheet on ${name}`);
    expect(
      names.map((name) => new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).host),
    ).toEqual(['twitter.com', 'www.facebook.com', 'www.instagram.com']);
  });

  it('has a sign of its own for each of them', () => {
    const container = renderFooter();
    const signs = [...container.querySelectorAll('a[rel^="me"] path')].map((path) =>
      path.getAttribute('d'),
    );
    expect(new Set(signs).size).toBe(3);
  });

  it.each([
    ['2026-11-21T12:00:00Z', '© 2026 The Broadsheet'],
    ['2027-01-01T04:59:00Z', '© 2026 The Broadsheet'],
    ['2027-01-01T05:00:00Z', '© 2027 The Broadsheet'],
  ])('names the year in Philadelphia at %s', (now, text) => {
    jest.useFakeTimers({ now: new Date(now) });
    renderFooter();
    jest.useRealTimers();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('holds its HTML for an hour only, since the year depends on the clock', () => {
    expect(Footer.ttl).toBe(3600);
  });

  it.each([
    ['regular', false],
    ['live', true],
    ['swipeable', true],
    [undefined, false],
  ])('below a story of subtype %s is hidden on small screens: %s', (subtype, isHidden) => {
    const container = renderFooter({ fields: {}, globalContent: { subtype } });
    expect(container.querySelector('footer')?.classList.contains('footer--hidden-on-small')).toBe(
      isHidden,
    );
  });

  it.each([[null], ['live'], [7], [['live']], [{ subtype: 7 }]])(
    'is not hidden where the page’s content is %j',
    (globalContent) => {
      const container = renderFooter({ fields: {}, globalContent });
      expect(container.querySelector('.footer--hidden-on-small')).toBeNull();
    },
  );

  it('is hidden up to 1023 px where it is hidden (widgets §9)', () => {
    const { css } = compile('blocks/footer-block/_index.scss', { loadPaths: ['resources/styles'] });
    expect(css).toMatch(
      /max-width: 1023\.98px\)\s*\{\s*\.footer--hidden-on-small \{\s*display: none/,
    );
  });

  it('shows the line of its editor, or none', () => {
    expect(renderFooter(states.withBlurb).querySelector('.footer__blurb')?.textContent).toBe(
      'News of Philadelphia and the region.',
    );
    expect(renderFooter().querySelector('.footer__blurb')?.textContent).toMatch(/^News of/);
    expect(renderFooter({ fields: { blurb: '' } }).querySelector('.footer__blurb')).toBeNull();
  });

  it.each([[{}], [[null]], [{ toString: 1 }]])(
    'shows no line where the field holds %j',
    (blurb) => {
      expect(renderFooter({ fields: { blurb } }).querySelector('.footer__blurb')).toBeNull();
    },
  );

  it.each(Object.entries<State>(states))(
    '%s has no faults that axe finds',
    async (_name, state) => {
      expect((await axe(renderFooter(state))).violations).toEqual([]);
    },
  );
});
