/** Puts an event into the page's data layer (platform §7). Nothing leaves the page here. */
export function pushEvent(event: Record<string, unknown> & { event: string }): void {
  const holder = window as Window & { dataLayer?: Record<string, unknown>[] };
  holder.dataLayer ??= [];
  holder.dataLayer.push(event);
}
