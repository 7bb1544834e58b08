import type { Game } from '../../../../utils/stats/game';
import type { Standings, StandingsTeam } from '../../../../utils/stats/standings';

/** Teams of a group at most: a conference of 15 would push all else out of sight. */
const MOST = 5;

export interface StandingsPart {
  /** `NFC East` */
  name: string;
  teams: { rank: number; isPlaying: boolean; team: StandingsTeam }[];
}

/**
 * The groups of the standings in which the two teams are, the visitors' first. Of a long one the leader,
 * those who play, and who is nearest to them.
 */
export function standingsAround(
  { away, home }: Game,
  standings: Standings | null,
): StandingsPart[] {
  const ids = [away.teamId, home.teamId];
  const groups = ids.flatMap((id) => {
    const group = standings?.groups.find(({ teams }) => teams.some(({ teamId }) => teamId === id));
    return group ? [group] : [];
  });
  return [...new Set(groups)].map(({ name, teams }) => {
    const ranked = teams.map((team, index) => ({
      rank: index + 1,
      isPlaying: ids.includes(team.teamId),
      team,
    }));
    return { name, teams: shorten(ranked) };
  });
}

function shorten(teams: StandingsPart['teams']): StandingsPart['teams'] {
  const playing = teams.filter(({ isPlaying }) => isPlaying);
  const distance = ({ rank }: { rank: number }) =>
    rank === 1 ? 0 : Math.min(...playing.map((one) => Math.abs(one.rank - rank)));
  return teams
    .toSorted((a, b) => distance(a) - distance(b) || a.rank - b.rank)
    .slice(0, MOST)
    .toSorted((a, b) => a.rank - b.rank);
}
