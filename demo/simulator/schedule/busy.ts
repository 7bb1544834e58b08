import { leagueGamesOn } from './leagueGamesOn';
import type { LocalTeam } from '../../../services/stats/localTeams';
import { DAY, LENGTHS, MINUTE, type ScheduledGame } from './ScheduledGame';

/** From a moment to another, in ms since 1970. */
export interface Span {
  from: number;
  to: number;
}

/** A suspended game goes on at most so many days later. */
const LONGEST_SUSPENSION = 14;
/** Whether a team plays no league game in the span, nor rests from one. */
export function isFree(local: LocalTeam, span: Span): boolean {
  const day = Math.floor(span.from / DAY);
  return daysOf(day - LONGEST_SUSPENSION, day + 1)
    .flatMap((on) => leagueGamesOn(local, on))
    .every((game) => !keepsBusy(game, span));
}

/** A game keeps its team busy when it begins, and again when it resumes. */
export function keepsBusy({ start, resume, local, course }: ScheduledGame, span: Span): boolean {
  const { regular, most } = LENGTHS[local.sport];
  return [start, ...(resume ? [resume] : [])].some((moment) => {
    const end = moment.getTime() + (course === 'regular' ? regular : most) * MINUTE;
    return moment.getTime() < span.to && span.from < end;
  });
}

/** A game, and the rest before and after it. */
export function spanFrom(start: number, minutes: number, rest: number): Span {
  return { from: start - rest, to: start + minutes * MINUTE + rest };
}

function daysOf(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
