import type { WonLostTied } from '../../../services/stats/Standings';
import type { PlayedLine, PlayedTeam } from './PlayedGame';
import type { Frame, GameTimeline, Place, TimedPlay } from './Fixture';
import { otherPlace } from './Tape';

/** A team of the event: score and lines of the plays so far, and the result once there is one. */
export function teamAt(
  timeline: GameTimeline,
  place: Place,
  frame: Frame,
  known: TimedPlay[],
): PlayedTeam {
  const { fixture, winner } = timeline;
  const { teamId, abbreviation, location, nickname, record, series } = fixture[place];
  const score = known.reduce((sum, { points }) => sum + points[place], 0);
  const isFinal = frame.status === 'Final';
  const hasShootout = frame.isShootout || known.some(({ shootout }) => shootout !== null);
  return {
    teamId,
    place,
    abbreviation,
    location,
    nickname,
    score,
    linescores: linesOf(timeline, place, frame, known),
    ...(fixture.sport === 'baseball'
      ? {
          linescoreTotals: {
            runs: score,
            hits: counted(known, place, 'hits'),
            errors: counted(known, place, 'errors'),
          },
        }
      : {}),
    ...(hasShootout
      ? {
          shootoutScore: known.filter((play) => play.place === place && play.shootout === 'goal')
            .length,
        }
      : {}),
    isWinner: isFinal && winner === place,
    timeoutsLeft: frame.timeouts[place],
    record: isFinal ? recordAfter(timeline, place, record) : record,
    series,
  };
}

function counted(known: TimedPlay[], place: Place, stat: string): number {
  let sum = 0;
  for (const { credits } of known) {
    for (const credit of credits) {
      if (credit.place === place && credit.stat === stat) sum += credit.by;
    }
  }
  return sum;
}

/** A line for each period of which a play is known and that the team has begun; penalty kicks have none. */
function linesOf(
  { fixture: { sport } }: GameTimeline,
  place: Place,
  frame: Frame,
  known: TimedPlay[],
): PlayedLine[] {
  const told = known.at(-1)?.period ?? 0;
  const isYetToBat =
    place === 'home' &&
    told === frame.period &&
    (frame.division === 'Top' || frame.division === 'Middle');
  const begun = sport === 'soccer' ? Math.min(told, 4) : told;
  const lines = Array.from({ length: isYetToBat ? begun - 1 : begun }, () => 0);
  for (const { period, points } of known) {
    const line = lines[period - 1];
    if (line !== undefined) lines[period - 1] = line + points[place];
  }
  return lines.map((score, index) =>
    sport === 'baseball' ? { inning: index + 1, score } : { period: index + 1, score },
  );
}

/** The record with this game: a draw in soccer and a defeat after regulation in hockey are ties. */
function recordAfter(
  { fixture: { sport }, winner, frames }: GameTimeline,
  place: Place,
  { wins, losses, ties }: WonLostTied,
): WonLostTied {
  if (winner === place) return { wins: wins + 1, losses, ties };
  const isTie =
    winner !== otherPlace(place) || (sport === 'hockey' && (frames.at(-1)?.period ?? 0) > 3);
  return isTie ? { wins, losses, ties: ties + 1 } : { wins, losses: losses + 1, ties };
}
