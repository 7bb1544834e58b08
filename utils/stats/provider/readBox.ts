import type { BoxTable, Game } from '../game';
import { cell, fields, firstText, flag, list, text } from '../read';
import type { Fields } from '../read';
import { BOX_GROUPS, type BoxGroup } from './boxGroups';
import type { PlayContext } from './readPlays';

/**
 * The tables of both sides' box scores, of the provider's groups of players or, as our own older service
 * sends them, ready made; those of no known team, and empty ones, are left out.
 */
export function readBox(value: unknown, { sport, placeOf }: PlayContext): Game['box'] {
  const box: Game['box'] = { away: [], home: [] };
  for (const item of list(value).map(fields)) {
    const place = placeOf(item['teamId']);
    if (place === null) continue;
    const groups = BOX_GROUPS[sport].flatMap((group) => readGroup(item['playerStats'], group));
    box[place].push(...groups, ...list(item['tables']).flatMap(readTable));
  }
  return box;
}

/** A column that nobody has anything in, and a player without any number, are left out. */
function readGroup(playerStats: unknown, { title, keys, columns }: BoxGroup): BoxTable[] {
  const players = playersOf(playerStats, keys);
  const used = columns.filter(({ of }) => players.some((player) => of(player) !== ''));
  const rows = players
    .map((player) => ({
      name: playerName(player),
      position: positionOf(player),
      values: used.map(({ of }) => of(player)),
      isTotal: false,
    }))
    .filter(({ name, values }) => name !== '' && values.some(Boolean));
  if (rows.length === 0) return [];
  return [
    {
      title,
      columns: used.map(({ label, title: words }) => ({ key: label, label, title: words })),
      rows,
    },
  ];
}

/** Some sports have one group only, which is then the list itself. */
function playersOf(playerStats: unknown, keys: readonly string[]): Fields[] {
  if (Array.isArray(playerStats)) {
    return keys.includes('playerStats') ? (playerStats as unknown[]).map(fields) : [];
  }
  const groups = fields(playerStats);
  const key = keys.find((candidate) => list(groups[candidate]).length > 0);
  return key === undefined ? [] : list(groups[key]).map(fields);
}

/** `C. Whitlowe`. */
function playerName(row: Fields): string {
  const player = fields(row['player']);
  const [first = ''] = text(player['firstName']);
  const last = text(player['lastName']);
  if (last) return first ? `${first}. ${last}` : last;
  return firstText(player['firstName'], player['displayName'], player['name']);
}

/** `QB`; of a pitcher what he was credited with, too: `P, W`. */
function positionOf(row: Fields): string {
  const position = fields(row['position']);
  const short = firstText(position['abbreviation'], position['name'], row['position']);
  const decision = /^(?:W|L|S|H|BS)$/.exec(text(row['decision']))?.[0];
  return [short, decision].filter(Boolean).join(', ');
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
