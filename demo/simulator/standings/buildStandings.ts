import type { LeagueName } from '../../../services/stats/SportEvent';
import { TEAMS, type LeagueTeam } from '../../../services/stats/teams';
import type { LeagueTable } from './leagueTable';
import type { Standings, StandingsTeam } from '../../../services/stats/Standings';
import { NO_GAMES, percentageOf, pointsOf, type Tally } from './Tally';

interface Ranked {
  team: LeagueTeam;
  tally: Tally;
}

/** The standings of a league from its table: by division, the best first. */
export function buildStandings(league: LeagueName, table: LeagueTable): Standings {
  const divisions = [...new Set(TEAMS[league].map(({ division }) => division))];
  return {
    league,
    groups: divisions.map((name) => {
      const ranked = TEAMS[league]
        .filter(({ division }) => division === name)
        .map((team) => ({ team, tally: table.get(team.teamId) ?? NO_GAMES }))
        .sort((a, b) => compare(league, a, b));
      return { name, teams: ranked.map((one) => row(league, one, ranked[0]?.tally ?? NO_GAMES)) };
    }),
  };
}

/** Points first where a league counts them, then the percentage, wins, and the name. */
function compare(league: LeagueName, a: Ranked, b: Ranked): number {
  return (
    (pointsOf(league, b.tally) ?? 0) - (pointsOf(league, a.tally) ?? 0) ||
    percentageOf(league, b.tally) - percentageOf(league, a.tally) ||
    b.tally.wins - a.tally.wins ||
    a.team.location.localeCompare(b.team.location, 'en-US')
  );
}

function row(league: LeagueName, { team, tally }: Ranked, leader: Tally): StandingsTeam {
  const { teamId, location, nickname, abbreviation } = team;
  const { wins, losses, ties, streak, lastFive } = tally;
  const points = pointsOf(league, tally);
  return {
    teamId,
    location,
    nickname,
    abbreviation,
    record: { wins, losses, ties },
    percentage: writePercentage(league, tally),
    gamesBack: points === null ? writeGamesBack(leader, tally) : '',
    points,
    streak: streak ? `${streak.letter}${streak.games}` : '',
    lastFive,
  };
}

/** `.625`, and `1.000` for a team that won them all. */
function writePercentage(league: LeagueName, tally: Tally): string {
  const games = tally.wins + tally.losses + tally.ties;
  return (games === 0 ? 0 : percentageOf(league, tally)).toFixed(3).replace(/^0/, '');
}

/** `—`, `½`, `2½` */
function writeGamesBack(leader: Tally, { wins, losses }: Tally): string {
  const back = (leader.wins - wins + losses - leader.losses) / 2;
  if (back === 0) return '—';
  const whole = Math.trunc(back);
  const half = back === whole ? '' : '½';
  return whole === 0 && half ? `${back < 0 ? '-' : ''}${half}` : `${whole}${half}`;
}
