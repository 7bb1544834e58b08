import type { BoxTable, Game } from '../game';
import { cell, fields, firstText, flag, list, text } from '../read';
import type { PlayContext } from './readPlays';

/** The tables of both sides' box scores; those of no known team, and empty ones, are left out. */
export function readBox(value: unknown, { placeOf }: PlayContext): Game['box'] {
  const box: Game['box'] = { away: [], home: [] };
  for (const item of list(value).map(fields)) {
    const place = placeOf(item['teamId']);
    if (place !== null) box[place].push(...list(item['tables']).flatMap(readTable));
  }
  return box;
}

function readTable(value: unknown): BoxTable[] {
  const table = fields(value);
  const columns = list(table['columns']).map((item, index) => {
    const column = fields(item);
    const label = firstText(column['label'], column['key'], column['title']);
    return {
      key: text(column['key']) || `column-${index + 1}`,
      label,
      title: text(column['title']) || label,
    };
  });
  const rows = list(table['rows']).flatMap((row) => readRow(row, columns.length));
  return columns.length > 0 && rows.length > 0
    ? [{ title: text(table['title']), columns, rows }]
    : [];
}

/** A row has a value for every column, empty where the provider has none. */
function readRow(value: unknown, columns: number): BoxTable['rows'] {
  const row = fields(value);
  const isTotal = flag(row['isTotal']) ?? false;
  const name = text(row['name']) || (isTotal ? 'Total' : '');
  const written = Array.isArray(row['values']) ? (row['values'] as unknown[]) : [];
  const values = Array.from({ length: columns }, (_, index) => cell(written[index]));
  return name ? [{ name, position: text(row['position']), values, isTotal }] : [];
}
