import type { CollectionEntry } from '../../contract/collections';
import { sameValue } from '../../../forms/sameValue';

/** What people change of a collection. */
export interface CollectionDraft {
  name: string;
  entries: readonly CollectionEntry[];
}

/** A collection in editing: what is saved, what is shown, and the way back and forth. */
export interface CollectionEditing {
  /** As the server has it. */
  saved: CollectionDraft;
  revision: number;
  now: CollectionDraft;
  past: readonly CollectionDraft[];
  future: readonly CollectionDraft[];
  /** What the last change was about: typing goes back at once, not letter by letter. */
  typing: string | null;
}

export const openCollection = (saved: CollectionDraft, revision: number): CollectionEditing => ({
  saved,
  revision,
  now: saved,
  past: [],
  future: [],
  typing: null,
});

/** @param typing names the field that is being typed in; changes of the same one are one step back */
export function change(
  editing: CollectionEditing,
  now: CollectionDraft,
  typing: string | null = null,
): CollectionEditing {
  if (sameValue(now, editing.now)) return editing;
  const isSameTyping = typing !== null && typing === editing.typing;
  const past = isSameTyping ? editing.past : [...editing.past, editing.now];
  return { ...editing, now, past, future: [], typing };
}

export function undo(editing: CollectionEditing): CollectionEditing {
  const now = editing.past.at(-1);
  if (!now) return editing;
  const { past, future } = editing;
  return {
    ...editing,
    now,
    past: past.slice(0, -1),
    future: [editing.now, ...future],
    typing: null,
  };
}

export function redo(editing: CollectionEditing): CollectionEditing {
  const [now, ...future] = editing.future;
  if (!now) return editing;
  return { ...editing, now, past: [...editing.past, editing.now], future, typing: null };
}

/** After a save: what was sent is on the server; what was changed meanwhile still is not. */
export const settle = (
  editing: CollectionEditing,
  saved: CollectionDraft,
  revision: number,
): CollectionEditing => ({ ...editing, saved, revision, typing: null });

export const isChanged = ({ now, saved }: CollectionEditing): boolean => !sameValue(now, saved);

/** A story one or more places further up or down; the same entries where there is no further. */
export function moveBy(
  entries: readonly CollectionEntry[],
  id: string,
  by: number,
): readonly CollectionEntry[] {
  const from = entries.findIndex((entry) => entry.id === id);
  const entry = entries[from];
  const to = Math.min(entries.length - 1, Math.max(0, from + by));
  if (!entry || to === from) return entries;
  const rest = entries.filter((other) => other.id !== id);
  return [...rest.slice(0, to), entry, ...rest.slice(to)];
}

/** How an order differs from another one, story by story. */
export type Difference = 'same' | 'moved' | 'reworded' | 'added';

/** What became of each story of `order`, compared with `other`. */
export function compareOrder(
  order: readonly CollectionEntry[],
  other: readonly CollectionEntry[],
): ReadonlyMap<string, Difference> {
  const shared = (all: readonly CollectionEntry[], ids: ReadonlySet<string>) =>
    all.filter(({ id }) => ids.has(id)).map(({ id }) => id);
  const here = shared(order, new Set(other.map(({ id }) => id)));
  const there = shared(other, new Set(order.map(({ id }) => id)));
  const known = new Map(other.map((entry) => [entry.id, entry]));
  return new Map(
    order.map((entry): [string, Difference] => {
      const old = known.get(entry.id);
      if (!old) return [entry.id, 'added'];
      if (old.headline !== entry.headline) return [entry.id, 'reworded'];
      return [entry.id, here.indexOf(entry.id) === there.indexOf(entry.id) ? 'same' : 'moved'];
    }),
  );
}
