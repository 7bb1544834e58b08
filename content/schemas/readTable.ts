import type { ContentElement } from './ans';
import { at, list, text, type JsonRecord } from './json';
import { richText, type ReadContext } from './readContext';

/** An ANS table as trusted HTML with header cells; null when it has no rows. Never throws. */
export function readTable(element: JsonRecord, context: ReadContext): ContentElement | null {
  const cell = (value: unknown): string =>
    richText(typeof value === 'string' ? value : at(value, 'content'), context);
  const rows = list(element['rows'])
    .map((row) => list(row).map((value) => `<td>${cell(value)}</td>`))
    .filter((cells) => cells.length > 0)
    .map((cells) => `<tr>${cells.join('')}</tr>`);
  if (rows.length === 0) return null;
  const header = list(element['header']).map((value) => `<th scope="col">${cell(value)}</th>`);
  const head = header.length > 0 ? `<thead><tr>${header.join('')}</tr></thead>` : '';
  return {
    type: 'raw_html',
    _id: text(element['_id']),
    content: `<table>${head}<tbody>${rows.join('')}</tbody></table>`,
    trusted: true,
  };
}
