import type { PresenceChange } from '../../store/editorNotices';

/** Someone who has a document open in a tab, and the node on which they work. */
export interface Person {
  tab: string;
  name: string;
  node: string | null;
}

/** What an editor with a document open is told. */
export type LiveEvent =
  /** Who has it open: comes first, and is changed by all that follows. */
  | { kind: 'people'; people: readonly Person[] }
  | { kind: 'presence'; changes: PresenceChange[] }
  /** The draft is at this revision now. */
  | { kind: 'draft'; rev: number }
  | { kind: 'published' }
  | { kind: 'comments' }
  /** Something may have been missed: look again. */
  | { kind: 'missed' };

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
