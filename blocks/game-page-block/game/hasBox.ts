import type { Game } from '../../../utils/stats/game';

/** Whether there is a box score of a game: a table of at least one side. */
export function hasBox({ box }: Game): boolean {
  return box.away.length + box.home.length > 0;
}

/** Whether the teams can be compared: numbers of both sides. */
export function hasTeamStats({ teamStats }: Game): boolean {
  return teamStats.some(({ away }) => away !== '') && teamStats.some(({ home }) => home !== '');
}
