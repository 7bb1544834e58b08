/** What is chosen on a page: keys of rows of the outline (ids of nodes, or a section). */
export interface Selection {
  keys: ReadonlySet<string>;
  /** The row that the keyboard is at. */
  focused: string | null;
  /** Where a range began. */
  anchor: string | null;
}

export const NOTHING: Selection = { keys: new Set(), focused: null, anchor: null };

export const choose = (key: string): Selection => ({
  keys: new Set([key]),
  focused: key,
  anchor: key,
});

export const chooseAll = (keys: readonly string[]): Selection => {
  const last = keys.at(-1) ?? null;
  return { keys: new Set(keys), focused: last, anchor: last };
};

/** One more, or one less. */
export function toggle({ keys }: Selection, key: string): Selection {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return { keys: next, focused: key, anchor: key };
}

/** All rows from where the range began to this one. */
export function extend(selection: Selection, key: string, rows: readonly string[]): Selection {
  const anchor = selection.anchor ?? key;
  const ends = [rows.indexOf(anchor), rows.indexOf(key)];
  const range = rows.slice(Math.min(...ends), Math.max(...ends) + 1);
  return { keys: new Set(range), focused: key, anchor };
}
