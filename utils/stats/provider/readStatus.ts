import type { GameStatus } from '../game';
import { fields, text, whole } from '../read';

/** Ids of the provider (widgets §3); 66 is the other reading of suspended. */
const STATUSES: Record<number, GameStatus> = {
  1: 'pre-game',
  2: 'in-progress',
  4: 'final',
  5: 'postponed',
  6: 'suspended',
  9: 'canceled',
  13: 'vacated',
  23: 'delayed',
  66: 'suspended',
};

/** By name, without case and punctuation: it counts where the id says nothing. */
const NAMES: Record<string, GameStatus> = {
  pregame: 'pre-game',
  inprogress: 'in-progress',
  final: 'final',
  postponed: 'postponed',
  suspended: 'suspended',
  canceled: 'canceled',
  cancelled: 'canceled',
  vacatedbybothteams: 'vacated',
  delayed: 'delayed',
};

/** The status of an event, of `eventStatus` {eventStatusId, name}; null when it is none that we know. */
export function readStatus(value: unknown): GameStatus | null {
  const { eventStatusId, name } = fields(value);
  const byId = STATUSES[whole(eventStatusId, 0, 999) ?? -1];
  const key = text(name)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  return byId ?? (Object.hasOwn(NAMES, key) ? (NAMES[key] ?? null) : null);
}
