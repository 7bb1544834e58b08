import type { ContentElement } from './ans';
import { at, firstText, list, text, type JsonRecord } from './json';
import { note, richText, type ReadContext } from './readContext';

/** A page holds no more of a table; who needs more links to the data. */
const MAX = { rows: 500, columns: 30 };

/**
 * An ANS table: its caption, header cells and rows of rich text; null when it has no cell with
 * anything in it. Never throws.
 */
export function readTable(element: JsonRecord, context: ReadContext): ContentElement | null {
  const cells = (row: unknown): string[] =>
    list(row)
      .slice(0, MAX.columns)
      .map((cell) => richText(at(cell, 'content') ?? cell, context));
  const given = list(element['rows']);
  const rows = given
    .slice(0, MAX.rows)
    .map(cells)
    .filter((row) => row.some(Boolean));
  if (rows.length === 0) return null;
  if (given.length > MAX.rows) note(context, `table: cut at ${MAX.rows} rows`);
  const header = cells(element['header']);
  const caption = firstText(
    element['caption'],
    at(element, 'additional_properties', 'caption'),
    at(element, 'headlines', 'basic'),
    element['title'],
  );
  return {
    type: 'table',
    _id: text(element['_id']),
    caption: richText(caption, context),
    header: header.some(Boolean) ? header : [],
    rows,
  };
}
