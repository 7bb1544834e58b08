export interface TeamRecord {
  wins?: number | null;
  losses?: number | null;
  ties?: number | null;
}

/**
 * A team's record, `5-3`; soccer adds ties, `5-3-2`, hockey losses after regulation, `11-6-2`, and
 * football ties for a team that has any. The record of the series stands in where the team has none
 * (widgets §5). Only where wins and losses are 0 or more; otherwise empty.
 *
 * @param sport as the statistics name it, for example `soccer`
 */
export function formatTeamRecord(
  team: { record?: TeamRecord | null; series?: TeamRecord | null },
  sport: string,
): string {
  // No series has losses after regulation.
  return (
    formatRecord(team.record, sport) || formatRecord(team.series, sport === 'hockey' ? '' : sport)
  );
}

function formatRecord(record: TeamRecord | null | undefined, sport: string): string {
  const wins = record?.wins ?? -1;
  const losses = record?.losses ?? -1;
  if (!(wins >= 0 && losses >= 0)) return '';
  const ties = record?.ties ?? null;
  return `${wins}-${losses}${showsTies(sport.toLowerCase(), ties) ? `-${ties ?? 0}` : ''}`;
}

/** Newspapers print ties of football only for a team that has one. */
function showsTies(sport: string, ties: number | null): boolean {
  if (sport === 'hockey') return ties !== null;
  return sport === 'soccer' || (sport === 'football' && (ties ?? 0) > 0);
}
