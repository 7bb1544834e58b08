import { getEasternParts } from '../dates/getEasternParts';
import type { Game, GameStart } from './game';
import { monthDay } from './monthDay';
import { progressLabel } from './progressLabel';
import { startMoment } from './startMoment';

export interface RibbonCell {
  /** `box` is a link to the box score of the game; the others are text. */
  kind: 'progress' | 'resumes' | 'start' | 'box' | 'status';
  text: string;
}

/**
 * The right-hand cell of a card of the ribbon (widgets §4): how far a live game is, `Resum Nov 22` when
 * suspended, the hour before a game (`7 pm`, `7:30 pm`, `TBA`), `Box` after it; else the status.
 */
export function ribbonCell(game: Game): RibbonCell {
  switch (game.status) {
    case 'in-progress':
      return { kind: 'progress', text: progressLabel(game) };
    case 'delayed': {
      const text = progressLabel(game);
      return text ? { kind: 'progress', text } : { kind: 'status', text: 'Delayed' };
    }
    case 'suspended': {
      const moment = game.resumes && startMoment(game.resumes);
      return { kind: 'resumes', text: `Resum ${moment ? monthDay(moment) : 'TBA'}` };
    }
    case 'pre-game':
      return { kind: 'start', text: hour(game.start) };
    case 'final':
      return { kind: 'box', text: 'Box' };
    case 'postponed':
      return { kind: 'status', text: 'Ppd.' };
    case 'canceled':
      return { kind: 'status', text: 'Canc.' };
    case 'vacated':
      return { kind: 'status', text: 'Vacated' };
  }
}

/** `h a` on the hour, otherwise `h:mm a`. */
function hour(start: GameStart): string {
  const parts = start.isTimeTba ? null : getEasternParts(start.at);
  if (parts === null) return 'TBA';
  const minutes = parts.minute === 0 ? '' : `:${String(parts.minute).padStart(2, '0')}`;
  return `${parts.hour % 12 || 12}${minutes} ${parts.hour < 12 ? 'am' : 'pm'}`;
}
