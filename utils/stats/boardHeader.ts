import type { Game } from './game';
import { startLabel } from './startLabel';
import { startMoment } from './startMoment';
import { statusName } from './statusName';
import { wentBeyond } from './wentBeyond';

export interface BoardHeader {
  /** The Live icon stands in place of the status. */
  isLive: boolean;
  /** `Final`, `Final/OT`, `Delayed`; empty while the game is in progress. */
  status: string;
  /** `at Nov. 22, 1 p.m.`, `Resumes Nov. 22, 1 p.m.`, the date of the make-up; or empty. */
  when: string;
  /** `Double Header` is shown. */
  isDoubleheader: boolean;
}

/** What stands above a scoreboard (widgets §4). */
export function boardHeader(game: Game): BoardHeader {
  const isInProgress = game.status === 'in-progress';
  return {
    isLive: isInProgress,
    status: isInProgress ? '' : statusWithOvertime(game),
    when: whenOf(game),
    isDoubleheader: game.isDoubleheader,
  };
}

/** As box scores in print say it: `Final/OT`, `Final/10`. */
function statusWithOvertime(game: Game): string {
  const beyond = game.status === 'final' ? wentBeyond(game) : '';
  return beyond ? `Final/${beyond}` : statusName(game.status);
}

function whenOf(game: Game): string {
  switch (game.status) {
    case 'pre-game':
      return startMoment(game.start) ? `at ${startLabel(game.start)}` : startLabel(game.start);
    case 'suspended':
      return game.resumes ? `Resumes ${startLabel(game.resumes)}` : '';
    case 'postponed':
      return game.makeup ? startLabel(game.makeup) : '';
    default:
      return '';
  }
}
