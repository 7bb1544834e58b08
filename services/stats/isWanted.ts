import { teamIdsOf } from './eventFacts';
import { localTeamOf } from './localTeams';
import type { SportEvent } from './SportEvent';
import type { EventsQuery } from './StatsQuery';

/** Whether a list shows an event: a game of the local team, and of the one that is asked for. */
export function isWanted({
  league,
  teamId,
}: Pick<EventsQuery, 'league' | 'teamId'>): (event: SportEvent) => boolean {
  const local = localTeamOf(league).team.teamId;
  return (event) => {
    const ids = teamIdsOf(event);
    return ids.includes(local) && (teamId === null || ids.includes(teamId));
  };
}
