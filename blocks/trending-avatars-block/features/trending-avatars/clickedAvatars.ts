/** Where a browser remembers which columnists' dots were clicked (widgets §4). */
const KEY = 'clickedAvatars';

/** For each author the story that was new when clicked, so that the next one has a dot again. */
export function readClicked(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {}; // storage is forbidden, or holds something else: every dot is shown
  }
}

export function forgetDot(author: string, story: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readClicked(), [author]: story }));
  } catch {
    // Storage is full or forbidden: the dot is gone on this page at least.
  }
}
