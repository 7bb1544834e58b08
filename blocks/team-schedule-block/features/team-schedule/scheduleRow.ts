import { formatApTime } from '../../../../utils/dates/formatApTime';
import { getEasternParts } from '../../../../utils/dates/getEasternParts';
import type { Game, Place, Side } from '../../../../utils/stats/game';
import { gamePath } from '../../../../utils/stats/gamePath';
import { isLive } from '../../../../utils/stats/isLive';
import { progressLabel } from '../../../../utils/stats/progressLabel';
import { startMoment } from '../../../../utils/stats/startMoment';
import { statusName } from '../../../../utils/stats/statusName';
import { wentBeyond } from '../../../../utils/stats/wentBeyond';

/** One game as a team's schedule shows it. */
export interface ScheduleRow {
  key: string;
  /** `2026-11`, Eastern; empty without a date. */
  month: string;
  /** `Sun`, `22`; empty without a date. */
  weekday: string;
  day: string;
  /** Where the team of the schedule plays. */
  place: Place;
  opponent: Side;
  outcome: Outcome;
  /** Who shows it, as long as it is to come. */
  network: string;
  venue: string;
  isDoubleheader: boolean;
  /** `Preseason`; empty in the regular season. */
  occasion: string;
  /** Page of the game; null where it has none. */
  href: string | null;
}

export type Outcome =
  /** `W`, `27-17`, `OT` */
  | { kind: 'result'; letter: 'W' | 'L' | 'T'; score: string; beyond: string }
  /** `14-17`, `3rd 4:12` */
  | { kind: 'live'; score: string; label: string }
  /** `4:25 p.m.`, `TBA` */
  | { kind: 'time'; text: string }
  /** `Postponed` */
  | { kind: 'off'; text: string };

/** A game from the side of one of its teams; null when the team does not play in it. */
export function scheduleRow(game: Game, teamId: number): ScheduleRow | null {
  const place = placeOf(game, teamId);
  if (place === null) return null;
  const moment = startMoment(game.start);
  const parts = getEasternParts(moment);
  return {
    key: `${game.eventId}-${game.start.at ?? game.start.localDate ?? ''}`,
    month: parts ? `${parts.year}-${String(parts.month).padStart(2, '0')}` : '',
    weekday: moment
      ? moment.toLocaleDateString('en-US', { weekday: 'short', timeZone: 'America/New_York' })
      : '',
    day: parts ? String(parts.day) : '',
    place,
    opponent: game[place === 'home' ? 'away' : 'home'],
    outcome: outcomeOf(game, place),
    network: game.status === 'pre-game' || isLive(game) ? game.network : '',
    venue: game.venue,
    isDoubleheader: game.isDoubleheader,
    occasion: game.occasion,
    href: gamePath(game),
  };
}

function placeOf(game: Game, teamId: number): Place | null {
  if (game.home.teamId === teamId) return 'home';
  return game.away.teamId === teamId ? 'away' : null;
}

/** The team's own score comes first, as newspapers print results. */
function outcomeOf(game: Game, place: Place): Outcome {
  const own = game[place];
  const other = game[place === 'home' ? 'away' : 'home'];
  const points = [own, other].map(({ totals, score }) => totals?.runs ?? score);
  const score = points.every((value) => value !== null) ? points.join('-') : '';
  if (game.status === 'final' && score !== '') {
    return { kind: 'result', letter: letterOf(own, other), score, beyond: wentBeyond(game) };
  }
  // It may go on in a week: nobody plays now.
  if (game.status === 'suspended') {
    return { kind: 'off', text: [statusName(game.status), score].filter(Boolean).join(', ') };
  }
  if (isLive(game)) {
    const label = progressLabel(game) || statusName(game.status);
    return {
      kind: 'live',
      score,
      label: game.status === 'in-progress' ? label : statusName(game.status),
    };
  }
  if (game.status === 'pre-game') {
    const { at, isTimeTba } = game.start;
    return { kind: 'time', text: isTimeTba || at === null ? 'TBA' : formatApTime(at) };
  }
  return { kind: 'off', text: game.status === 'vacated' ? 'Vacated' : statusName(game.status) };
}

/** Nobody wins a draw; a shoot-out has a winner although the scores may be level. */
function letterOf(own: Side, other: Side): 'W' | 'L' | 'T' {
  if (own.isWinner) return 'W';
  return other.isWinner ? 'L' : 'T';
}
