/** Blocks that the palette offers first. */
const MOST = 6;
const keyOf = (website: string) => `broadsheet-editor-lately/${website}`;

/** Ids of what was put on pages in this browser, the last one first. */
export function readLately(storage: Pick<Storage, 'getItem'>, website: string): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(website)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Notes that something was put on a page. */
export function noteLately(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  website: string,
  id: string,
): void {
  const others = readLately(storage, website).filter((one) => one !== id);
  try {
    storage.setItem(keyOf(website), JSON.stringify([id, ...others].slice(0, MOST)));
  } catch {
    // A browser without room forgets what was used: a convenience, and nothing else is lost.
  }
}
