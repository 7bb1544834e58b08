export const MAX_TIMELINE_HEADERS = 6;
export const DEFAULT_TIMELINE_COUNT = 3;

/**
 * Which entries of a live blog's timeline a card shows (widgets §4). Only entries with a header
 * count, the first six at most; when exactly three remain, only the last two are kept. Three are
 * shown, or as many as the editor set. `more` holds what "show more" uncovers; it is empty, and the
 * control absent, unless there are more than three and no count is set.
 *
 * @param count what the editor set; anything below 1 counts as not set
 */
export function selectTimeline<Entry extends { header: string }>(
  entries: readonly Entry[],
  count: number | null = null,
): { shown: Entry[]; more: Entry[] } {
  const withHeader = entries
    .filter((entry) => entry.header.trim() !== '')
    .slice(0, MAX_TIMELINE_HEADERS);
  const kept = withHeader.length === 3 ? withHeader.slice(-2) : withHeader;
  const isCountSet = count !== null && count >= 1;
  const visible = isCountSet ? count : DEFAULT_TIMELINE_COUNT;
  return { shown: kept.slice(0, visible), more: isCountSet ? [] : kept.slice(visible) };
}
