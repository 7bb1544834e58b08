import type { Game } from './game';

/** `/eagles/gamedaycentral/123`; null without an id or when none of the five teams plays (widgets §2). */
export function gamePath({ teamPath, eventId }: Pick<Game, 'teamPath' | 'eventId'>): string | null {
  return teamPath && eventId > 0 ? `${teamPath}/gamedaycentral/${eventId}` : null;
}
