import type { PresenceChange } from '../../../store/editorNotices';
import type { Actor } from '../session/actor';

/** Someone who has a document open in a tab, and the node on which they work. */
export interface Person {
  tab: string;
  name: string;
  node: string | null;
}

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

/** People as they are after changes. Whoever is not known does not move. */
export function afterChanges(
  people: readonly Person[],
  changes: readonly PresenceChange[],
): Person[] {
  const all = new Map(people.map((person) => [person.tab, person]));
  for (const { kind, ...change } of changes) {
    const known = all.get(change.tab);
    if (kind === 'left') all.delete(change.tab);
    else if (kind === 'here') all.set(change.tab, change as Person);
    else if (known) all.set(change.tab, { ...known, ...change });
  }
  return [...all.values()];
}
