import { readContext } from './readContext';
import { readTable } from './readTable';

function read(element: Record<string, unknown>) {
  const context = readContext();
  return { table: readTable(element, context), deviations: context.deviations };
}
const rowsOf = (element: Record<string, unknown>) => {
  const { table } = read(element);
  return table?.type === 'table' ? table.rows : null;
};

describe('a table of a story (platform §3)', () => {
  it('has a caption, a header and rows of rich text', () => {
    const { table, deviations } = read({
      _id: 'T1',
      caption: 'Votes, <i>by ward</i>',
      header: [{ content: 'Ward' }, { content: 'Yes' }],
      rows: [[{ content: '<b onclick="x()">1</b>' }, '12'], [{ content: '2' }]],
    });
    expect(table).toEqual({
      type: 'table',
      _id: 'T1',
      caption: 'Votes, <i>by ward</i>',
      header: ['Ward', 'Yes'],
      rows: [['<b>1</b>', '12'], ['2']],
    });
    expect(deviations).toEqual([]);
  });

  it.each([
    [{ caption: 'A', title: 'D' }, 'A'],
    [{ additional_properties: { caption: 'B' }, headlines: { basic: 'C' } }, 'B'],
    [{ headlines: { basic: 'C' }, title: 'D' }, 'C'],
    [{ title: 'D' }, 'D'],
    [{}, ''],
  ])('takes its caption from where it stands: %j', (words, caption) => {
    expect(read({ rows: [['a']], ...words }).table).toMatchObject({ caption });
  });

  it('has no header where nothing is in it, and no row where nothing is', () => {
    expect(
      read({
        header: [{ content: '' }, ''],
        rows: [
          ['', ''],
          ['a', ''],
        ],
      }).table,
    ).toMatchObject({
      header: [],
      rows: [['a', '']],
    });
  });

  it.each([[{}], [{ rows: [] }], [{ rows: 'a' }], [{ rows: [[''], [{ content: ' ' }]] }]])(
    'is none without a word in it: %j',
    (element) => {
      expect(read(element).table).toBeNull();
    },
  );

  it('ends after 500 rows, which is said, and 30 columns', () => {
    const rows = Array.from({ length: 501 }, () => Array.from({ length: 31 }, () => 'a'));
    expect(read({ rows }).deviations).toEqual(['table: cut at 500 rows']);
    expect(rowsOf({ rows })).toHaveLength(500);
    expect(rowsOf({ rows })?.[0]).toHaveLength(30);
    expect(read({ rows: rows.slice(1) }).deviations).toEqual([]);
  });
});
