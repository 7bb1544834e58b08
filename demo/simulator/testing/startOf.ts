import type { SportEvent } from '../../../services/stats/SportEvent';

/** When a game is said to begin, in ms since 1970. */
export function startOf({ startDate }: SportEvent): number {
  const utc = startDate.find(({ dateType }) => dateType === 'UTC');
  return Date.UTC(
    utc?.year ?? 0,
    (utc?.month ?? 1) - 1,
    utc?.date,
    utc?.hour ?? 0,
    utc?.minute ?? 0,
  );
}
