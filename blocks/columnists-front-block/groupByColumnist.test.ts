import type { StoryCard } from '../../content/schemas/ans';
import { groupByColumnist } from './groupByColumnist';

/** A column; a writer in capitals has no page. */
const column = (_id: string, ...writers: string[]) =>
  ({
    _id,
    authors: writers.map((writer) => ({
      _id: writer,
      url: writer === writer.toUpperCase() ? null : `/author/${writer}`,
    })),
  }) as StoryCard;

const COLUMNS = [
  column('1', 'ida'),
  column('2', 'GUEST', 'nelly'),
  column('3', 'ida', 'nelly'),
  column('4', 'GUEST'),
  column('5', 'ida'),
  column('6', 'ida'),
  column('7', 'sam'),
];

const read = (first: string[], most = 2) =>
  groupByColumnist(COLUMNS, first, most).map(({ author, latest, earlier }) => [
    author._id,
    latest._id,
    earlier.map(({ _id }) => _id),
  ]);

describe('columns by their writers (platform §2)', () => {
  it('stand by the newest column, each with those before; one without a writer under nobody', () => {
    expect(read([])).toEqual([
      ['ida', '1', ['3', '5']],
      ['nelly', '2', []],
      ['sam', '7', []],
    ]);
  });

  it('begin with those whom editors name, in their order, each once', () => {
    expect(read(['sam', 'nobody', 'nelly']).map(([author]) => author)).toEqual([
      'sam',
      'nelly',
      'ida',
    ]);
  });

  it('keep as many earlier ones as are wanted', () => {
    expect(read([], 0)[0]).toEqual(['ida', '1', []]);
  });
});
