/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { EXAMPLE_OPINION } from '../../components/cards/exampleCards';
import type { Author } from '../../content/schemas/ans';
import { getFusion, setFusion } from '../../mocks/fusion/state';
import ColumnistsFront from './features/columnists-front/default';
import states from './states';

function show(name: string) {
  const { fields = {}, content = {}, requestUri = '/' } = states[name] ?? {};
  setFusion({ content, app: { requestUri } });
  return render(<ColumnistsFront customFields={fields} />).container;
}

/** The front with one column, by an author who is changed. */
function showOne(change: (author: Author) => Author) {
  const [column] = EXAMPLE_OPINION;
  const stories = [{ ...column, authors: column.authors.map(change) }];
  setFusion({ content: { 'content-feed': { stories, total: 1 } }, app: { requestUri: '/' } });
  return render(<ColumnistsFront customFields={{}} />);
}

const names = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the columnists front (platform §2)', () => {
  it.each(Object.keys(states))('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('shows each columnist once, with the newest column and those before', () => {
    show('columnists');
    expect(names()).toEqual([
      'Ruth Abramson',
      'Jamal Everett',
      'Walter Simms',
      'Owen Mcbride',
      'Claire Donahue',
    ]);
    const first = within(screen.getByRole('article', { name: 'Ruth Abramson' }));
    expect(first.getByRole('heading', { level: 3 })).toHaveTextContent(
      'A city that locks its gyms at nine has decided whose evenings count',
    );
    expect(first.getByRole('link', { name: 'Ruth Abramson' })).toHaveAttribute(
      'href',
      '/author/ruth-abramson',
    );
    const earlier = first.getByRole('list', { name: 'Earlier columns by Ruth Abramson' });
    expect(
      within(earlier)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['I reported my own trash to 311']);
    expect(getFusion().calls[0]?.query).toMatchObject({
      feedParameter: '/columnists',
      feedType: 'taxonomy.sections._id',
    });
  });

  it('begins with those whom editors name, and shows no more columns than they say', () => {
    show('chosenFirst');
    expect(names()[0]).toBe('Walter Simms');
    expect(names()).toHaveLength(5);
    expect(screen.queryByRole('list', { name: /^Earlier/ })).toBeNull();
  });

  it('says who it is of one without earlier columns, and nothing where nobody knows', () => {
    const { container } = showOne((author) => ({ ...author, bio: 'Walks to work.' }));
    expect(container.querySelector('.columnist__bio')).toHaveTextContent('Walks to work.');
    const without = showOne((author) => ({ ...author, bio: '' }));
    expect(without.container.querySelector('.columnist__bio')).toBeNull();
  });

  it('says so where nobody is named', () => {
    show('empty');
    expect(screen.getByText('There are no columns here yet.')).toBeInTheDocument();
  });
});
