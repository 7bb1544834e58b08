import type { Progress, Side, Sport } from '../game';
import { count, fields, flag, list, text, whole } from '../read';
import type { Fields } from '../read';
import { readClock } from './readClock';
import type { Sides } from './readSides';

const MAX_PERIODS = 40;

/**
 * How far a game is, of its `eventStatus`; null while the provider names neither a period nor an
 * inning and no line score says one.
 */
export function readProgress(value: unknown, sides: Sides, sport: Sport): Progress | null {
  const status = fields(value);
  const written =
    whole(status['inning'], 1, MAX_PERIODS) ?? whole(status['period'], 1, MAX_PERIODS);
  const count = written ?? Math.max(sides.away.lines.length, sides.home.lines.length);
  if (count === 0) return null;
  if (sport === 'baseball') return readInnings(status, count, sides.home);
  const isShootout = flag(status['isShootout']) === true || isDecidedByShootout(sides);
  const isBreak = !isShootout && isAtRest(status);
  return {
    kind: 'periods',
    period: count,
    clock: isBreak || isShootout ? null : readClock(status),
    isBreak,
    isShootout,
  };
}

/** Whether the provider says that a period is over, or that the teams rest (widgets §4). */
function isAtRest(status: Fields): boolean {
  if (flag(status['isBreak']) === true || flag(status['isEndPeriod']) === true) return true;
  const words = text(status['description']).toLowerCase();
  return RESTS.some((rest) => words.startsWith(rest));
}

const RESTS = ['halftime', 'half time', 'half-time', 'end of', 'intermission'];

/** Goals of a shootout say that there was one, where the status does not. */
function isDecidedByShootout({ away, home }: Sides): boolean {
  return away.shootout !== undefined || home.shootout !== undefined;
}

type Half = 'Top' | 'Middle' | 'Bottom' | 'End';

const HALVES: Record<string, Half> = { top: 'Top', mid: 'Middle', bot: 'Bottom', end: 'End' };

/** Which half an `inningDivision` names; null for anything else. */
export function readHalf(value: unknown): Half | null {
  const key = text(value).toLowerCase().slice(0, 3);
  return Object.hasOwn(HALVES, key) ? (HALVES[key] ?? null) : null;
}

/** Without a half, the home team's line says whether it has come to bat. */
function readInnings(status: Fields, inning: number, home: Side): Progress {
  const hasHomeBatted = (home.lines[inning - 1] ?? null) !== null;
  const half = readHalf(status['inningDivision']) ?? (hasHomeBatted ? 'Bottom' : 'Top');
  const isPlayed = half === 'Top' || half === 'Bottom';
  return { kind: 'innings', inning, half, situation: isPlayed ? readSituation(status) : null };
}

function readSituation(status: Fields): Extract<Progress, { kind: 'innings' }>['situation'] {
  const balls = count(status['balls'], 4);
  const strikes = count(status['strikes'], 3);
  const outs = count(status['outs'], 3);
  if (balls === null || strikes === null || outs === null) return null;
  const taken = new Set(list(status['runnersOnBase']).map(baseOf));
  return { balls, strikes, outs, bases: [taken.has(1), taken.has(2), taken.has(3)] };
}

/** `{baseNumber, player}`; older feeds send the number alone. */
function baseOf(runner: unknown): number | null {
  return whole(fields(runner)['baseNumber'] ?? runner, 1, 3);
}
