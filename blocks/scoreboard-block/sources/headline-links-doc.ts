import environment from 'fusion:environment';
import { defineSource, param, SourceError } from '@broadsheet/define';
import { parseCsv } from '../../../content/parseCsv';
import { printable, text } from '../../../content/schemas/json';
import { safeUrl } from '../../../content/schemas/safeUrl';
import { parseSheetDate } from '../../../utils/dates/parseSheetDate';

/** A row of a sheet: its cells by the names in the first row, in camel case (`Start Date`: `startDate`). */
export type SheetRow = Record<string, string>;

/** Bytes of a sheet that editors keep by hand. */
const MAX_CSV = 1_000_000;

/**
 * The rows of a published sheet (widgets §7: the live-stream schedule) as `SheetRow[]`. Without
 * `noFilter` only those with a link whose dates (`start`, `end`) say now. The sheet is read as CSV from
 * the address in `SHEETS_BASE`, in which `{sheetID}` and `{sheetName}` stand for themselves (for
 * example `https://docs.google.com/spreadsheets/d/{sheetID}/gviz/tq?tqx=out:csv&sheet={sheetName}`);
 * an address without them is a folder of `{sheetID}/{sheetName}.csv`. Unset, sheets are
 * asked for at the statistics, where the demo has one of its games.
 * Throws 400, the sheet's failure, and 502 when it is no CSV.
 */
const source = defineSource({
  label: 'Rows of a sheet',
  schemaName: 'rows',
  params: {
    sheetID: param.text({ required: true }),
    sheetName: param.text({ required: true }),
    noFilter: param.flag(),
  },
  ttl: 60,
  followsContent: false,
  async fetch({ sheetID, sheetName, noFilter }, { signal }) {
    if (!/^[\w-]{1,128}$/.test(sheetID)) throw new SourceError(400, 'no sheet has such an id');
    if (!/^\w[\w -]{0,99}$/.test(sheetName)) throw new SourceError(400, 'no sheet has such a name');
    const rows = rowsOf(await readSheet(addressOf(sheetID, sheetName), signal));
    if (noFilter) return rows;
    return rows.filter((row) => isShown(row, Date.now()));
  },
});

declare module 'fusion:content' {
  interface Sources {
    'headline-links-doc': typeof source;
  }
}

export default source;

function addressOf(sheetID: string, sheetName: string): string {
  const base = text(environment['SHEETS_BASE']) || ownSheets();
  const template = base.includes('{sheetID}')
    ? base
    : `${base.replace(/\/$/, '')}/{sheetID}/{sheetName}.csv`;
  return template
    .replaceAll('{sheetID}', encodeURIComponent(sheetID))
    .replaceAll('{sheetName}', encodeURIComponent(sheetName));
}

/** The demo plans streams for its games, beside the statistics. */
function ownSheets(): string {
  const gateway = text(environment['STATS_BASE']) || text(environment['CONTENT_BASE']);
  return `${gateway.replace(/\/$/, '')}/statsinc/sheets`;
}

async function readSheet(address: string, signal?: AbortSignal): Promise<string> {
  const response = await fetch(address, signal ? { signal } : {});
  if (!response.ok) throw new SourceError(response.status, `${response.status} for ${address}`);
  const csv = await response.text();
  // A sheet that is not public answers with a page to sign in.
  if (/^\s*<(!doctype|html)/i.test(csv) || csv.length > MAX_CSV) {
    throw new SourceError(502, `no CSV at ${address}`);
  }
  return csv;
}

function rowsOf(csv: string): SheetRow[] {
  const [head = [], ...rows] = parseCsv(csv);
  const names = head.map(camelCase);
  return rows.map((row) =>
    Object.fromEntries(
      names.flatMap((name, index) => (name ? [[name, printable(row[index] ?? '').trim()]] : [])),
    ),
  );
}

/** Names of one word stay as they are: `eventId`. */
function camelCase(name: string): string {
  const [first = '', ...rest] = name
    .trim()
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const isWritten = rest.length === 0 && /[a-z]/.test(first);
  const start = isWritten ? first.charAt(0).toLowerCase() + first.slice(1) : first.toLowerCase();
  return (
    start + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join('')
  );
}

function isShown(row: SheetRow, now: number): boolean {
  const from = parseSheetDate(row['start'] ?? row['startDate'] ?? '');
  const to = parseSheetDate(row['end'] ?? row['endDate'] ?? '', true);
  const hasLink = safeUrl(row['link'] ?? row['url'] ?? '') !== null;
  return hasLink && (from?.getTime() ?? -Infinity) <= now && now < (to?.getTime() ?? Infinity);
}
