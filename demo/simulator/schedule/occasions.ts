import type { Course } from '../play/Fixture';
import { DAY, isHourly, type ScheduledGame } from './ScheduledGame';

/** How the special games go that are of the playoffs, and of the pre-season; the others are exhibitions. */
const PLAYOFFS: readonly Course[] = ['overtime', 'shootout'];
const PRESEASON: readonly Course[] = ['delayed', 'suspended'];
/** Who plays against the local team is known so long before a game of the playoffs, in ms. */
const OPPONENT_KNOWN = 5 * DAY;

/** Whether it is a game of the playoffs: those count in no table. */
export function isPlayoff(game: ScheduledGame): boolean {
  return isSpecial(game) && PLAYOFFS.includes(game.course);
}

/** Whether it is a game of the pre-season. */
export function isPreseason(game: ScheduledGame): boolean {
  return isSpecial(game) && PRESEASON.includes(game.course);
}

/** Whether the other side of a game of the playoffs is still to be announced. */
export function isOpponentUnknown(game: ScheduledGame, now: Date): boolean {
  return isPlayoff(game) && game.start.getTime() - now.getTime() > OPPONENT_KNOWN;
}

const isSpecial = (game: ScheduledGame): boolean => !game.isLeagueGame && !isHourly(game);
