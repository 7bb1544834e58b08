import { formatApDate } from '../../../utils/dates/formatApDate';
import { formatApTime } from '../../../utils/dates/formatApTime';
import { TIME_ZONE } from '../../../utils/dates/getEasternParts';
import type { Game, GameStart } from '../../../utils/stats/game';

let weekdays: Intl.DateTimeFormat | undefined;

/**
 * When a game is or was, in full: `Sunday, Nov. 22, 1 p.m. ET`; what replaces it for games that were
 * moved: `Was Nov. 22; now Sunday, Nov. 29, 1 p.m. ET`.
 */
export function gameDate(game: Game): string {
  const start = written(game.start);
  const moved = game.status === 'postponed' ? game.makeup : null;
  if (!moved) return start || 'Date TBA';
  const was = game.start.at ? formatApDate(game.start.at, game.start.at) : '';
  return `${was && `Was ${was}; `}now ${written(moved) || 'date TBA'}`;
}

function written({ at, isTimeTba, localDate }: GameStart): string {
  // A date alone is noon there, so that no time zone makes it another day.
  const moment = at ?? (localDate ? `${localDate}T17:00:00Z` : null);
  if (moment === null) return '';
  weekdays ??= new Intl.DateTimeFormat('en-US', { timeZone: TIME_ZONE, weekday: 'long' });
  const day = `${weekdays.format(new Date(moment))}, ${formatApDate(moment, moment)}`;
  return isTimeTba || at === null ? `${day}, time TBA` : `${day}, ${formatApTime(at)} ET`;
}
