/** A page that was opened in this browser. */
export interface RecentPage {
  id: string;
  name: string;
}

const MOST = 6;
const keyOf = (website: string) => `broadsheet-editor-recent/${website}`;

/** Pages that were opened in this browser, the last one first. */
export function readRecent(storage: Pick<Storage, 'getItem'>, website: string): RecentPage[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(website)) ?? '[]');
    return Array.isArray(kept) ? (kept as RecentPage[]).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Notes that a page was opened. */
export function noteRecent(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  website: string,
  page: RecentPage,
): void {
  const others = readRecent(storage, website).filter(({ id }) => id !== page.id);
  try {
    storage.setItem(keyOf(website), JSON.stringify([page, ...others].slice(0, MOST)));
  } catch {
    // A browser without room forgets what was opened: a convenience, and nothing else is lost.
  }
}
