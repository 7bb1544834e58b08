/**
 * Adds an entry to the page's data layer (platform §7). Nothing leaves the page here: a tag manager,
 * where the publisher has one and the reader agrees, takes entries from there.
 */
export function pushToDataLayer(entry: Record<string, unknown> & { event: string }): void {
  const holder = window as Window & { dataLayer?: Record<string, unknown>[] };
  holder.dataLayer ??= [];
  holder.dataLayer.push(entry);
}
