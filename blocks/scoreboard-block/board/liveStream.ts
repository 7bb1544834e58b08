import { at, text } from '../../../content/schemas/json';
import type { Game } from '../../../utils/stats/game';
import { parseSheetDate } from '../../../utils/dates/parseSheetDate';

/** ms; how often it is looked whether a live stream has begun or ended (widgets §9). */
export const STREAM_CHECK = 10_000;

const CODE = /^[\w-]{6,64}$/;

/** A line of the schedule of live streams, a sheet that editors keep (widgets §7). */
export interface ScheduledStream {
  eventId: number;
  youtubeCode: string;
  /** ms since 1970. */
  from: number;
  to: number;
}

/**
 * Reads the sheet's rows: `eventId`, `youtubeCode`, `start`, `end`. Rows that lack one of them are
 * left out.
 */
export function readSchedule(rows: unknown): ScheduledStream[] {
  return (Array.isArray(rows) ? (rows as unknown[]) : []).flatMap((row) => {
    const eventId = Number(text(at(row, 'eventId')));
    const youtubeCode = text(at(row, 'youtubeCode'));
    const from = parseSheetDate(text(at(row, 'start')))?.getTime();
    const to = parseSheetDate(text(at(row, 'end')), true)?.getTime();
    if (!(eventId > 0) || !CODE.test(youtubeCode) || from === undefined || to === undefined)
      return [];
    return [{ eventId, youtubeCode, from, to }];
  });
}

/**
 * The YouTube code of the stream that a scoreboard shows now, or null. What the game itself says of a
 * stream comes before the schedule; `isAlwaysShown` overrules both, where there is a code.
 */
export function streamCode(
  game: Game,
  schedule: readonly ScheduledStream[],
  { isAlwaysShown, now }: { isAlwaysShown: boolean; now: number },
): string | null {
  const { liveStream } = game;
  const scheduled = schedule.filter(({ eventId }) => eventId === game.eventId);
  const onNow = scheduled.find(({ from, to }) => from <= now && now < to);
  const own = liveStream?.youtubeCode ?? '';
  if (isAlwaysShown) return own || (onNow ?? scheduled[0])?.youtubeCode || null;
  if (!own) return onNow?.youtubeCode ?? null;
  const isOver = game.status === 'final' && liveStream?.hidesAtEnd;
  return liveStream?.isShown && !isOver ? own : null;
}
