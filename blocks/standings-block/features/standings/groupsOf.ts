import type { StandingsGroup } from '../../../../utils/stats/standings';

export const EXTENTS = ['division', 'league'] as const;
export type Extent = (typeof EXTENTS)[number];

/**
 * The tables that are shown: only that of the local team, or all with the local team's first, so that
 * nobody looks for it. Groups without teams are left out.
 */
export function groupsOf(
  groups: readonly StandingsGroup[],
  teamId: number,
  extent: Extent,
): StandingsGroup[] {
  const filled = groups.filter(({ teams }) => teams.length > 0);
  const isLocal = ({ teams }: StandingsGroup) => teams.some((team) => team.teamId === teamId);
  const own = filled.filter(isLocal);
  return extent === 'division' ? own : [...own, ...filled.filter((group) => !isLocal(group))];
}
