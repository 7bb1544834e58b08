import { exampleAuthor } from './exampleCard';
import { cardAuthors } from './cardAuthors';

describe('the writers of a card', () => {
  it('are printed cleaned, each once (platform §5)', () => {
    const authors = [
      exampleAuthor('ana-ruiz', { byline: 'By Ana Ruiz, Associated Wire' }),
      exampleAuthor('ana-ruiz-2', { byline: 'Ana Ruiz' }),
      exampleAuthor('no_author', { byline: 'No Author' }),
    ];
    const distributor = { name: 'Associated Wire', category: 'wires' };
    expect(cardAuthors({ authors, distributor }).map(({ name }) => name)).toEqual(['Ana Ruiz']);
  });

  it('show the id of a writer whom nobody knows (widgets §5)', () => {
    const authors = [exampleAuthor('q-lastname', { name: '', byline: '' })];
    expect(cardAuthors({ authors, distributor: null })[0]?.name).toBe('q-lastname');
  });
});
