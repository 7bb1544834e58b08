/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { axe } from 'jest-axe';
import { getFusion, setFusion } from '../../mocks/fusion/state';
import SearchResults from './features/search-results/default';
import enhance from './features/search-results/enhance';
import { NO_FILTERS, searchAddress, searchOf } from './features/search-results/searchOf';
import states from './states';

function show(name: string) {
  const { fields = {}, content = {}, requestUri = '/' } = states[name] ?? {};
  setFusion({ content, app: { requestUri } });
  return render(<SearchResults customFields={fields} />).container;
}

describe('search results', () => {
  it.each(Object.keys(states))('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it.each([
    ['/search?query=water+main', { query: 'water main' }],
    ['/search?query=a%26b&sort=date&page=3', { query: 'a&b', page: 3, sort: 'date' }],
    ['/search?query=%20%20', { query: '' }],
    ['/search', { query: '' }],
    ['/search?sort=random&query=x', { query: 'x' }],
    ['/search?query=x&section=/sports&author=ada', { section: '/sports', author: 'ada' }],
    ['/search?query=x&type=gallery&since=week', { type: 'gallery', since: 'week' }],
    ['/search?query=x&from=2026-11-01&to=2026-11-21', { from: '2026-11-01', to: '2026-11-21' }],
    ['/search?query=x&from=2026-11-21&to=2026-11-01', { from: '2026-11-01', to: '2026-11-21' }],
    ['/search?query=x&from=2026-11-21', { from: '2026-11-21' }],
    ['/search?query=x&to=2026-11-21&since=week', { to: '2026-11-21' }],
    ['/search?query=x&from=2026-02-30&to=soon', {}],
    ['/search?query=x&from=2026-13-05&to=2026-00-05', {}],
    ['/search?query=x&from=0000-01-01', {}],
    ['/search?query=x&type=collection&since=decade&section=sports', {}],
    ['/search?query=x&section=/a%22%20OR%20b', {}],
    ['/search?query=x&section=&author=&type=&since=&from=&to=', {}],
  ])('%s asks for %j (widgets §2)', (uri, asked) => {
    const { page, sort, query, filters } = searchOf(uri);
    const all = { query: 'x', page: 1, sort: 'relevance', ...NO_FILTERS, ...asked };
    expect({ query, page, sort, ...filters }).toEqual(all);
  });

  it('is asked for anew by its own address, whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.webQueryParameters(),
        fc.record({
          query: fc.string(),
          section: fc.string(),
          from: fc.string(),
          type: fc.string(),
        }),
        (more, given) => {
          const search = searchOf(`/search?${new URLSearchParams(given)}&${more}`);
          expect(searchOf(searchAddress(search))).toEqual({ ...search, page: 1 });
        },
      ),
    );
  });

  it('shows what was searched for, how much was found, and the stories', () => {
    const container = show('results');
    expect(getFusion().calls[0]).toEqual({
      source: 'search',
      query: { query: 'water main', page: 1, sort: 'relevance', ...NO_FILTERS, size: 20 },
    });
    expect(screen.getByRole('searchbox')).toHaveValue('water main');
    expect(screen.getByText('284 results for “water main”')).toBeInTheDocument();
    expect(container.querySelectorAll('article')).toHaveLength(8);
  });

  it('orders by best match or newest, and has pages, all real links', () => {
    show('newestSecondPage');
    expect(screen.getByRole('link', { name: 'Newest' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Best match' })).toHaveAttribute(
      'href',
      '/search?query=water+main',
    );
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/search?query=water+main&sort=date&page=3',
    );
  });

  it.each([
    ['moreThanCounted', 'More than 1,000 results for “philadelphia”'],
    ['nothingFiltered', 'Search without the filters'],
    ['oneResult', '1 result for “otters”'],
    ['nothing', 'No results for “zzyzx”'],
    ['notAvailable', /not available right now/],
    ['notAsked', /Look for a name/],
  ])('says what happened: %s', (name, text) => {
    show(name);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('asks for nothing without words', () => {
    show('notAsked');
    expect(getFusion().calls).toEqual([]);
  });

  it('marks what was asked for in headlines and summaries', () => {
    const marked = [...show('results').querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marked).toEqual(expect.arrayContaining(['water', 'main']));
    const letters = new Set(marked.map((word) => word?.toLowerCase()));
    expect([...letters].filter((word) => !/^(?:water|mains?)$/.test(word ?? ''))).toEqual([]);
  });

  it('is narrowed by section, writer, type and date in the form of the text', () => {
    show('filtered');
    const form = screen.getByRole('search');
    expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
      query: 'water main',
      section: '/eagles',
      author: 'ruth-adler',
      type: 'gallery',
      since: '',
      from: '2026-11-01',
      to: '2026-11-21',
    });
    expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute(
      'href',
      '/search?query=water+main',
    );
    expect(screen.getByRole('link', { name: 'Newest' })).toHaveAttribute(
      'href',
      expect.stringContaining('section=%2Feagles&author=ruth-adler&type=gallery'),
    );
  });

  it('keeps the order of results that are narrowed, and what the menu does not know', () => {
    show('newestSecondPage');
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(new FormData(form).get('sort')).toBe('date');
    cleanup();
    show('nothingFiltered');
    expect(screen.getByLabelText('Section')).toHaveValue('/zoo');
  });

  it('sends no empty filters', () => {
    const container = show('results');
    enhance(container);
    const form = screen.getByRole<HTMLFormElement>('search');
    const data = new FormData(form);
    form.dispatchEvent(Object.assign(new Event('formdata'), { formData: data }));
    expect([...data.keys()]).toEqual(['query']);
  });

  it('says what it looked for instead of what no story has', () => {
    show('corrected');
    expect(screen.getByText(/No story has “watr mian.”/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'water main' })).toHaveAttribute(
      'href',
      '/search?query=water+main',
    );
    expect(screen.getByText('284 results for “water main”')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('watr mian');
  });

  it('disables the button while the text is empty (widgets §5)', () => {
    const container = show('notAsked');
    enhance(container);
    expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled();
  });
});
