import { TIME_ZONE } from '../dates/getEasternParts';
import type { DateInput } from '../dates/parseDate';
import { daysFromToday } from './daysFromToday';
import type { Game } from './game';
import { monthDay } from './monthDay';
import { startMoment } from './startMoment';

/**
 * What stands above a card of the ribbon (widgets §4): `LIVE` (in progress or delayed), `SUSPENDED`;
 * final: `Yesterday` or `FINAL, Nov 20`; otherwise `Today`, `Tomorrow` or `Sun, Nov 22`. Eastern days.
 *
 * @param now of the reader's page
 */
export function ribbonLabel(game: Game, now: DateInput): string {
  if (game.status === 'in-progress' || game.status === 'delayed') return 'LIVE';
  if (game.status === 'suspended') return 'SUSPENDED';
  const moment = startMoment(game.start);
  const days = moment === null ? null : daysFromToday(moment, now);
  if (game.status === 'final') {
    if (days === -1) return 'Yesterday';
    return moment === null ? 'FINAL' : `FINAL, ${monthDay(moment)}`;
  }
  if (moment === null) return 'TBA';
  if (days === 0) return 'Today';
  return days === 1 ? 'Tomorrow' : `${weekday(moment)}, ${monthDay(moment)}`;
}

let weekdays: Intl.DateTimeFormat | undefined;

function weekday(moment: Date): string {
  weekdays ??= new Intl.DateTimeFormat('en-US', { timeZone: TIME_ZONE, weekday: 'short' });
  return weekdays.format(moment);
}
