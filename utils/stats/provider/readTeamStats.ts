import type { Place, TeamStat } from '../game';
import { cell, fields, list, text } from '../read';
import type { Fields } from '../read';
import { shareOf } from '../shareOf';
import type { PlayContext } from './readPlays';
import { TEAM_STAT_ROWS } from './teamStatRows';

/**
 * What the two teams are compared by: of the `teamStats` in their box scores or, in older feeds, of a list
 * of the event's own. A row without a name, or that no side has a value for, is left out.
 */
export function readTeamStats(
  event: { boxscores: unknown; teamStats: unknown },
  { sport, placeOf }: PlayContext,
): TeamStat[] {
  const sides: Partial<Record<Place, Fields>> = {};
  for (const item of list(event.boxscores).map(fields)) {
    const place = placeOf(item['teamId']);
    if (place !== null) sides[place] = fields(item['teamStats']);
  }
  const { away = {}, home = {} } = sides;
  const compared = TEAM_STAT_ROWS[sport].map(([label, of]) => statOf(label, of(away), of(home)));
  const listed = list(event.teamStats)
    .map(fields)
    .map(({ name, awayValue, homeValue }) => statOf(text(name), cell(awayValue), cell(homeValue)));
  const stats = [...compared, ...listed].filter(
    ({ label, away: ours, home: theirs }) => label && (ours || theirs),
  );
  return [...new Map(stats.map((stat) => [stat.label, stat])).values()];
}

function statOf(label: string, away: string, home: string): TeamStat {
  return { label, away, home, share: shareOf(away, home) };
}
