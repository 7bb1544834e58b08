import type { SportName } from '../../../services/stats/SportEvent';
import type { FixtureTeam, GameTimeline, Place, TimedPlay } from './Fixture';
import { BASEBALL_SHEET } from './baseballSheet';
import { BASKETBALL_SHEET } from './basketballSheet';
import { FOOTBALL_SHEET } from './footballSheet';
import { HOCKEY_SHEET } from './hockeySheet';
import type { PlayedBox, PlayerLine } from './PlayedGame';
import { playerAt } from './playerAt';
import type { GroupSheet, Sheet } from './Sheet';
import { SOCCER_SHEET } from './soccerSheet';
import { otherPlace } from './Tape';

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

/** Box score and team stats after the plays given; none before the first. */
export function countPlays({ fixture }: GameTimeline, plays: TimedPlay[]): PlayedBox[] {
  if (plays.length === 0) return [];
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
  const { groups, teamStats } = SHEETS[fixture.sport];
  return (['home', 'away'] as const).map((place) => ({
    teamId: fixture[place].teamId,
    teamStats: teamStats(totals[place], totals[otherPlace(place)]),
    groups: groups.map((group) => ({
      name: group.name,
      lines: linesOf(group, fixture[place], books[place]),
    })),
  }));
}

const countsOf = (counted: Map<string, number>) => (stat: string) => counted.get(stat) ?? 0;

function linesOf(
  { includes, order, numbers }: GroupSheet,
  team: FixtureTeam,
  { players }: Book,
): PlayerLine[] {
  return players
    .flatMap((counted, index) => {
      const counts = counted && countsOf(counted);
      return counts && includes(counts) ? [{ counts, index }] : [];
    })
    .toSorted((a, b) => (order ? order(b.counts) - order(a.counts) : 0))
    .map(({ counts, index }) => ({
      player: playerAt(team, index),
      position: team.roster[index]?.position ?? '',
      numbers: numbers(counts),
    }));
}
