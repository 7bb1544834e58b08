import type { GameStatus } from './game';

const NAMES: Record<GameStatus, string> = {
  'pre-game': 'Pre-Game',
  'in-progress': 'In-Progress',
  delayed: 'Delayed',
  final: 'Final',
  postponed: 'Postponed',
  suspended: 'Suspended',
  canceled: 'Canceled',
  vacated: 'Vacated by Both Teams',
};

/** The provider's name of a status (widgets §4). */
export function statusName(status: GameStatus): string {
  return NAMES[status];
}
