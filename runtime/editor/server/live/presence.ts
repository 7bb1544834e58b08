import type { PresenceChange } from '../../../store/editorNotices';
import type { Person } from '../../contract/liveEvents';
import type { Actor } from '../session/actor';

/** What others know a tab by: nobody can speak for the tab of another. */
export function tabOf({ name }: Pick<Actor, 'name'>, tab: string): string {
  return `${name} ${tab}`;
}

/** What makes one list of people of another. */
export function changesBetween(
  before: readonly Person[],
  after: readonly Person[],
): PresenceChange[] {
  const known = new Map(before.map((person) => [person.tab, person]));
  const changes = after.flatMap((person): PresenceChange[] => {
    const { tab, name, node } = person;
    const old = known.get(tab);
    known.delete(tab);
    if (old?.name !== name) return [{ kind: 'here', tab, name, node }];
    return old.node === node ? [] : [{ kind: 'moved', tab, node }];
  });
  return [...[...known.keys()].map((tab) => ({ kind: 'left', tab }) as const), ...changes];
}
