import type { LogEntry } from '../../contract/log';

const ACTORS: Record<string, string> = {
  schedule: 'The schedule',
  'command-line': 'Command line',
  'first-edition': 'First edition',
};

/** Who did it, as people call them. */
export function describeActor({ actor, actorName }: Pick<LogEntry, 'actor' | 'actorName'>): string {
  if (actorName !== null) return actorName;
  if (actor.startsWith('token:')) return `Program ${actor.slice('token:'.length)}`;
  return ACTORS[actor] ?? actor;
}
