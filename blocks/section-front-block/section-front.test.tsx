/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { getFusion, setFusion } from '../../mocks/fusion/state';
import { sections } from '../../properties/sections';
import SectionFront from './features/section-front/default';
import { readSectionOf } from './features/section-front/readSectionOf';
import states from './states';

function show(name: string) {
  const { fields = {}, content = {}, globalContent = null, requestUri = '/' } = states[name] ?? {};
  setFusion({ content, app: { globalContent, requestUri } });
  return render(<SectionFront customFields={fields} />).container;
}

const queryOf = (source: string) =>
  getFusion().calls.find((call) => call.source === source)?.query ?? null;

describe('section front', () => {
  it.each(Object.keys(states))('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('shows name, description and sub-sections of the page’s section', () => {
    show('news');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('News');
    expect(screen.getByText(/What happened in Philadelphia/)).toBeInTheDocument();
    const nav = within(screen.getByRole('navigation', { name: 'Sections of News' }));
    expect(nav.getByRole('link', { name: 'New Jersey' })).toHaveAttribute(
      'href',
      '/news/new-jersey/',
    );
  });

  it('asks for the stories of the section and of those below it', () => {
    show('news');
    const below = sections.filter(({ parentId }) => parentId === '/news');
    expect(below.length).toBeGreaterThan(1);
    expect(queryOf('content-feed')).toMatchObject({
      feedParameter: ['/news', ...below.map(({ _id }) => _id)].join(','),
      feedType: 'taxonomy.sections._id',
      limit: 20,
      offset: 0,
    });
  });

  it('leads with five stories and lists the others, each once', () => {
    const container = show('news');
    expect(container.querySelectorAll('.section-front__lead article')).toHaveLength(5);
    const links = [...container.querySelectorAll('.card__link')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toHaveLength(13);
    expect(new Set(links).size).toBe(13);
  });

  it('has share tools and a box shadow on its list, not on its lead (widgets §3)', () => {
    const container = show('news');
    const of = (part: string, what: string) => container.querySelectorAll(`${part} ${what}`).length;
    expect([of('.river', '[data-share-menu]'), of('.river', '.card--shadow')]).toEqual([8, 8]);
    expect(of('.section-front__lead', ':is([data-share-menu], .card--shadow)')).toBe(0);
  });

  it('has pages with real links, without a lead from the second on', () => {
    const container = show('secondPage');
    expect(container.querySelector('.section-front__lead')).toBeNull();
    expect(queryOf('content-feed')).toMatchObject({ offset: 20 });
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/news/');
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/news/?page=3',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('News Page 2');
  });

  it('leads back to the section above', () => {
    show('subSection');
    expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/news/');
  });

  it('has no title where another block of the page has it', () => {
    setFusion({ app: { globalContent: { _id: '/eagles', name: 'Eagles' } } });
    render(<SectionFront customFields={{ hasTitle: false }} />);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  it('gives a team the color of its league', () => {
    expect(show('team').firstChild).toHaveStyle({ '--section-accent': '#00534c' });
    expect(show('news').firstChild).not.toHaveClass('section-front--team');
  });

  it('uses the sports navigation on /sports (widgets §7)', () => {
    const globalContent = { _id: '/sports', name: 'Sports' };
    setFusion({ app: { globalContent, requestUri: '/sports/' } });
    render(<SectionFront customFields={{}} />);
    expect(queryOf('site-menu')).toEqual({ section: '/sports', hierarchy: 'sports_sub_nav' });
  });

  it('takes the section and the lead that the editor names', () => {
    const container = show('ofField');
    expect(queryOf('site-section')).toEqual({ section: '/food' });
    expect(queryOf('collections-api')).toEqual({ id: 'food-lead', size: 5, offset: 0 });
    const [lead] = container.querySelectorAll('.section-front__lead .card__link');
    expect(lead).toHaveTextContent('Inside the clubhouse');
    expect(container.querySelectorAll('.section-front__lead article')).toHaveLength(5);
  });

  it('says so when there are no stories, and is nothing without a section', () => {
    show('empty');
    expect(screen.getByText('There are no stories here yet.')).toBeInTheDocument();
    expect(show('withoutSection')).toBeEmptyDOMElement();
  });

  it.each([[null], ['text'], [{ _id: 'story-id', name: 'A story' }], [{ _id: '/news' }]])(
    'takes %j for no section',
    (content) => {
      expect(readSectionOf(content)).toBeNull();
    },
  );
});
