import { HttpError } from '../../../services/http/HttpError';
import type { ClockMode, ClockSetting } from './StatsClock';

const MODES: readonly ClockMode[] = ['real', 'fast', 'paused', 'set'];
const MAX_RATE = 3600;
/** The schedule knows games from here (2000-01-01) to there (2100-01-01), in ms since 1970. */
const FIRST = Date.UTC(2000, 0, 1);
const END = Date.UTC(2100, 0, 1);

const isMode = (value: unknown): value is ClockMode => MODES.some((mode) => mode === value);

/**
 * Reads what someone wants the clock to do: `{mode, rate, at}`.
 *
 * @throws HttpError 400 with what is wrong
 */
export function parseClockSetting(body: unknown): ClockSetting {
  const { mode, rate, at }: { mode?: unknown; rate?: unknown; at?: unknown } = Object(body);
  if (!isMode(mode)) throw new HttpError(400, `mode must be one of ${MODES.join(', ')}`);
  const moment = parseMoment(at);
  if (mode === 'set' && moment === null) throw new HttpError(400, 'mode set needs at');
  return { mode, rate: mode === 'fast' ? parseRate(rate) : 1, at: mode === 'real' ? null : moment };
}

function parseRate(rate: unknown): number {
  if (typeof rate !== 'number' || !(rate > 0 && rate <= MAX_RATE)) {
    throw new HttpError(400, `mode fast needs rate, a number above 0 and up to ${MAX_RATE}`);
  }
  return rate;
}

function parseMoment(at: unknown): number | null {
  if (at === undefined || at === null || at === '') return null;
  // A time without a zone would mean another moment on every machine.
  const isIso = typeof at === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$/.test(at);
  const moment = isIso ? Date.parse(at) : Number.NaN;
  if (!(moment >= FIRST && moment < END)) {
    throw new HttpError(400, 'at must be a moment from 2000 to 2099, such as 2026-11-22T18:00:00Z');
  }
  return moment;
}
