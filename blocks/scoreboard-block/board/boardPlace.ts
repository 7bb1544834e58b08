import type { Game } from '../../../utils/stats/game';

/** Where a scoreboard stands: on a section front, on the game-day page, in a package of a front. */
export type BoardPlace = 'section' | 'gameday' | 'packages';

const SHOWN_ON_SECTIONS = ['in-progress', 'delayed', 'suspended', 'final'];

/** Whether a scoreboard has its header: on sections only once the game has begun (widgets §4). */
export function hasHeader(game: Game, place: BoardPlace): boolean {
  return place !== 'section' || SHOWN_ON_SECTIONS.includes(game.status);
}
