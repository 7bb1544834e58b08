import type { EventTable, EventTeamStat, SportName } from '../../../services/stats/SportEvent';
import type { GameTimeline, Place, TimedPlay } from './Fixture';
import { BASEBALL_SHEET } from './baseballSheet';
import { BASKETBALL_SHEET } from './basketballSheet';
import { FOOTBALL_SHEET } from './footballSheet';
import { HOCKEY_SHEET } from './hockeySheet';
import type { Counts, Sheet, TableSheet } from './Sheet';
import { SOCCER_SHEET } from './soccerSheet';

const SHEETS: Record<SportName, Sheet> = {
  baseball: BASEBALL_SHEET,
  basketball: BASKETBALL_SHEET,
  football: FOOTBALL_SHEET,
  hockey: HOCKEY_SHEET,
  soccer: SOCCER_SHEET,
};

interface Book {
  players: (Map<string, number> | undefined)[];
  team: Map<string, number>;
}

export interface CountedGame {
  boxscores: { teamId: number; tables: EventTable[] }[];
  teamStats: EventTeamStat[];
  /** Counts of a team, its players' included. */
  totals: Record<Place, Counts>;
}

/** Box score and team stats after the plays given. */
export function countPlays({ fixture }: GameTimeline, plays: TimedPlay[]): CountedGame {
  const books: Record<Place, Book> = {
    home: { players: [], team: new Map() },
    away: { players: [], team: new Map() },
  };
  for (const { credits } of plays) {
    for (const { place, player, stat, by } of credits) {
      const book = books[place];
      book.team.set(stat, (book.team.get(stat) ?? 0) + by);
      if (player === null) continue;
      const counts = (book.players[player] ??= new Map());
      counts.set(stat, (counts.get(stat) ?? 0) + by);
    }
  }
  const totals = { home: countsOf(books.home.team), away: countsOf(books.away.team) };
  const sheet = SHEETS[fixture.sport];
  const boxOf = (place: Place) => ({
    teamId: fixture[place].teamId,
    tables: sheet.tables.flatMap((table) => tableOf(table, fixture[place].roster, books[place])),
  });
  if (plays.length === 0) return { boxscores: [], teamStats: [], totals };
  return {
    boxscores: [boxOf('home'), boxOf('away')],
    teamStats: sheet.teamStats.map(({ name, value }) => ({
      name,
      homeValue: value(totals.home, totals.away),
      awayValue: value(totals.away, totals.home),
    })),
    totals,
  };
}

const countsOf = (counted: Map<string, number>) => (stat: string) => counted.get(stat) ?? 0;

function tableOf(
  { title, columns, includes, order, hasTotal, mark }: TableSheet,
  roster: readonly { name: string; position: string }[],
  { players, team }: Book,
): EventTable[] {
  const rows = players.flatMap((counted, index) => {
    const player = roster[index];
    if (!counted || !player) return [];
    const counts = countsOf(counted);
    if (!includes(counts)) return [];
    const marked = mark?.(counts);
    return {
      rank: order?.(counts) ?? 0,
      row: {
        name: marked ? `${player.name} ${marked}` : player.name,
        position: player.position,
        values: columns.map(({ value }) => value(counts)),
        isTotal: false,
      },
    };
  });
  if (rows.length === 0) return [];
  rows.sort((a, b) => b.rank - a.rank);
  const total = {
    name: 'Totals',
    position: '',
    values: columns.map(({ value }) => value(countsOf(team))),
    isTotal: true,
  };
  return [
    {
      title,
      columns: columns.map(({ label, title: long }) => ({
        key: long.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
        label,
        title: long,
      })),
      rows: [...rows.map(({ row }) => row), ...(hasTotal ? [total] : [])],
    },
  ];
}
