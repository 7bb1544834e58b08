/** A field in quotes, in which quotes are doubled, or one without; then what ends it. */
const FIELD = /(?:"((?:[^"]|"")*)(?:"(?!")|$)([^,\r\n]*)|([^,\r\n]*))(,|\r\n|\n|\r|$)/y;

/**
 * The rows of a CSV text (RFC 4180): fields divided by commas; those in quotes may hold commas, line
 * breaks and doubled quotes. Any line break ends a row; a byte order mark and empty lines are skipped.
 * It never throws: a quote that is not closed reaches to the end.
 */
export function parseCsv(csv: string): string[][] {
  const text = csv.replace(/^\uFEFF/, '');
  const rows: string[][] = [];
  let row: string[] = [];
  FIELD.lastIndex = 0;
  while (FIELD.lastIndex < text.length || row.length > 0) {
    const [, quoted, rest = '', bare = '', end = ''] = FIELD.exec(text) ?? [];
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"') + rest);
    if (end === ',') continue;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  return rows;
}
