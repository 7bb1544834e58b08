import { formatTeamRecord } from '../../../../utils/formatTeamRecord';
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

/** Printed where one of the two is unknown. */
const UNKNOWN = '–';

/**
 * How the two teams stand before a game: record, place, and what the league counts by. A row that
 * nobody has anything for is left out.
 */
export function matchupRows(game: Game, standings: Standings | null): CompareRow[] {
  const sides = {
    away: standingOf(game, 'away', standings),
    home: standingOf(game, 'home', standings),
  };
  const row = (label: string, valueOf: (standing: Standing) => string): CompareRow[] => {
    const [away, home] = [sides.away && valueOf(sides.away), sides.home && valueOf(sides.home)];
    return away || home
      ? [{ label, away: away || UNKNOWN, home: home || UNKNOWN, share: null }]
      : [];
  };
  const withBar = ([only]: CompareRow[]): CompareRow[] =>
    only ? [{ ...only, share: shareOf(String(only.away), String(only.home)) }] : [];
  const [away, home] = [
    formatTeamRecord(game.away, game.sport),
    formatTeamRecord(game.home, game.sport),
  ];
  const hasFive = [sides.away, sides.home].some((side) => (side?.lastFive.length ?? 0) > 0);
  return [
    ...(away || home
      ? [{ label: 'Record', away: away || UNKNOWN, home: home || UNKNOWN, share: null }]
      : []),
    ...row('Standing', ({ place }) => place),
    ...(countsPoints(game)
      ? withBar(row('Points', ({ points }) => points))
      : withBar(row('Winning percentage', ({ percentage }) => percentage))),
    ...(game.league === 'mlb' || game.league === 'nba'
      ? row('Games back', ({ gamesBack }) => gamesBack)
      : []),
    ...row('Streak', ({ streak }) => spokenStreak(streak)),
    ...(hasFive
      ? [
          {
            label: 'Last five games',
            away: <LastFive outcomes={sides.away?.lastFive ?? []} />,
            home: <LastFive outcomes={sides.home?.lastFive ?? []} />,
            share: null,
          },
        ]
      : []),
  ];
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
