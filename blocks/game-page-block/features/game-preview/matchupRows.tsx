import { formatTeamRecord } from '../../../../utils/stats/formatTeamRecord';
import type { Game, Place } from '../../../../utils/stats/game';
import { ordinal } from '../../../../utils/stats/ordinal';
import { shareOf } from '../../../../utils/stats/shareOf';
import type { Standings, StandingsTeam } from '../../../../utils/stats/standings';
import type { CompareRow } from '../../game/CompareTable';
import { LastFive } from './LastFive';

interface Standing extends StandingsTeam {
  /** `3rd in NFC East`; the place alone where the group has no name. */
  place: string;
}

type TextRow = CompareRow & Record<'away' | 'home', string>;

/** Printed where one of the two is unknown. */
const UNKNOWN = '–';

/**
 * How the two teams stand before a game: record, place, and what the league counts by. A row that
 * nobody has anything for is left out.
 */
export function matchupRows(game: Game, standings: Standings | null): CompareRow[] {
  const away = standingOf(game, 'away', standings);
  const home = standingOf(game, 'home', standings);
  const row = (label: string, valueOf: (standing: Standing) => string): TextRow[] =>
    compared(label, away && valueOf(away), home && valueOf(home));
  const hasFive = [away, home].some((standing) => standing && standing.lastFive.length > 0);
  return [
    ...compared('Record', recordOf(game, 'away', away), recordOf(game, 'home', home)),
    ...row('Standing', ({ place }) => place),
    ...withBar(
      countsPoints(game)
        ? row('Points', ({ points }) => points)
        : row('Winning percentage', ({ percentage }) => percentage),
    ),
    ...(countsGamesBack(game) ? row('Games back', ({ gamesBack }) => gamesBack) : []),
    ...row('Streak', ({ streak }) => spokenStreak(streak)),
    ...(hasFive
      ? [
          {
            label: 'Last five games',
            away: <LastFive outcomes={away?.lastFive ?? []} />,
            home: <LastFive outcomes={home?.lastFive ?? []} />,
            share: null,
          },
        ]
      : []),
  ];
}

function compared(label: string, away: string | null, home: string | null): TextRow[] {
  if (!away && !home) return [];
  return [{ label, away: away || UNKNOWN, home: home || UNKNOWN, share: null }];
}

function withBar(rows: TextRow[]): CompareRow[] {
  return rows.map((row) => ({ ...row, share: shareOf(row.away, row.home) }));
}

/** The record of now; a game that was postponed weeks ago has that of then. */
function recordOf(game: Game, place: Place, standing: Standing | null): string {
  return formatTeamRecord(standing ?? game[place], game.sport);
}

function countsGamesBack({ league }: Game): boolean {
  return league === 'mlb' || league === 'nba';
}

function countsPoints({ league }: Game): boolean {
  return league === 'nhl' || league === 'mls';
}

function standingOf(game: Game, place: Place, standings: Standings | null): Standing | null {
  const { teamId } = game[place];
  for (const { name, teams } of standings?.groups ?? []) {
    const index = teams.findIndex((team) => team.teamId === teamId);
    const found = teams[index];
    if (found) return { ...found, place: `${ordinal(index + 1)}${name && ` in ${name}`}` };
  }
  return null;
}

const STREAKS: Record<string, string> = { W: 'Won', L: 'Lost', T: 'Tied', OT: 'Lost' };

/** `W3` in words: `Won 3`; in hockey `OT2` is `Lost 2 in OT`. As it is where it can't be read. */
export function spokenStreak(streak: string): string {
  const [, letter = '', games = ''] = /^(W|L|T|OT)(\d+)$/.exec(streak) ?? [];
  if (!letter) return streak;
  return `${STREAKS[letter]} ${games}${letter === 'OT' ? ' in OT' : ''}`;
}
