import type { TeamStat } from '../game';
import { cell, fields, list, text } from '../read';
import { shareOf } from '../shareOf';

/** What the two teams are compared by; entries without a name or without any value are left out. */
export function readTeamStats(value: unknown): TeamStat[] {
  const stats = list(value).flatMap((item): TeamStat[] => {
    const stat = fields(item);
    const label = text(stat['name']);
    const away = cell(stat['awayValue']);
    const home = cell(stat['homeValue']);
    return label && (away || home) ? [{ label, away, home, share: shareOf(away, home) }] : [];
  });
  return [...new Map(stats.map((stat) => [stat.label, stat])).values()];
}
