/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { getFusion, setFusion } from '../../mocks/fusion/state';
import SearchResults from './features/search-results/default';
import enhance from './features/search-results/enhance';
import { searchOf } from './features/search-results/searchOf';
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
    ['/search?query=water+main', { query: 'water main', page: 1, sort: 'relevance' }],
    ['/search?query=a%26b&sort=date&page=3', { query: 'a&b', page: 3, sort: 'date' }],
    ['/search?query=%20%20', { query: '', page: 1, sort: 'relevance' }],
    ['/search', { query: '', page: 1, sort: 'relevance' }],
    ['/search?sort=random&query=x', { query: 'x', page: 1, sort: 'relevance' }],
  ])('%s asks for %j (widgets §2)', (uri, search) => {
    expect(searchOf(uri)).toEqual(search);
  });

  it('shows what was searched for, how much was found, and the stories', () => {
    const container = show('results');
    expect(getFusion().calls[0]).toEqual({
      source: 'search',
      query: { query: 'water main', page: 1, sort: 'relevance', size: 20 },
    });
    expect(screen.getByRole('searchbox')).toHaveValue('water main');
    expect(screen.getByText('1,284 results for “water main”')).toBeInTheDocument();
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

  it('disables the button while the text is empty (widgets §5)', () => {
    const container = show('notAsked');
    enhance(container);
    expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled();
  });
});
