/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { cleanup, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { getFusion, setFusion } from '../../mocks/fusion/state';
import AuthorFront from './features/author-front/default';
import states from './states';

function show(name: string) {
  const { fields = {}, content = {}, globalContent = null, requestUri = '/' } = states[name] ?? {};
  setFusion({ content, app: { globalContent, requestUri } });
  return render(<AuthorFront customFields={fields} />).container;
}

describe('author front', () => {
  it.each(Object.keys(states))('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('shows face, role, life and stories of the page’s author', () => {
    const container = show('author');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Maya Okafor');
    expect(screen.getByText('City Hall reporter, The Broadsheet')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Portrait of Maya Okafor' })).toBeInTheDocument();
    expect(screen.getByText(/who was not in the room/)).toBeInTheDocument();
    expect(container.querySelectorAll('article')).toHaveLength(8);
    expect(getFusion().calls[0]?.query).toMatchObject({
      feedParameter: 'maya-okafor',
      feedType: 'credits.by._id',
    });
  });

  it('links a mail with mailto, a handle to its profile, an address as it is (widgets §5)', () => {
    show('author');
    const hrefs = screen
      .getAllByRole('link', { name: /^(Email|X|Instagram) Maya Okafor$/ })
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      'mailto:mokafor@broadsheet.example',
      'https://twitter.com/mayaokafor',
      'https://www.instagram.com/mayaokafor',
    ]);
  });

  it('has no line for a role where nobody says what the author does', () => {
    const { globalContent } = states['author']!;
    for (const [role, lines] of [
      ['', 0],
      ['Reporter', 1],
    ] as const) {
      cleanup();
      setFusion({ app: { globalContent: { ...(globalContent as object), role, org: '' } } });
      const { container } = render(<AuthorFront customFields={{}} />);
      expect(container.querySelectorAll('.author-front__role')).toHaveLength(lines);
    }
  });

  it('shows the id of an author of whom nothing else is known (widgets §5)', () => {
    const container = show('withoutDetails');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('q-lastname');
    expect(container.querySelector('.author-front__contacts')).toBeNull();
    expect(screen.getByText(/no stories by q-lastname/)).toBeInTheDocument();
  });

  it('can be followed by name, and not where none is known (platform §6)', () => {
    show('author');
    expect(screen.getByRole('button', { name: /^Follow/ })).toBeInTheDocument();
    cleanup();
    show('withoutDetails');
    expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull();
  });

  it('has pages, without the life from the second on', () => {
    show('secondPage');
    expect(screen.queryByText(/who was not in the room/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/author/maya-okafor?page=3',
    );
  });

  it('takes the author that the editor names, and is nothing on other pages', () => {
    show('ofField');
    expect(getFusion().calls[0]).toEqual({
      source: 'author-data-api',
      query: { author_id: 'maya-okafor' },
    });
    expect(show('elsewhere')).toBeEmptyDOMElement();
  });

  it('is nothing on a page whose content only looks like an author', () => {
    setFusion({ app: { globalContent: { _id: 'ann', byline: 'Ann', image: 'x' } } });
    expect(render(<AuthorFront customFields={{}} />).container).toBeEmptyDOMElement();
  });
});
