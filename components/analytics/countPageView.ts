/**
 * Tells the analytics service that this story is read; it keeps a count and nothing of the reader.
 * Who opted out is not counted there: browsers say so in a header (`Sec-GPC`, `DNT`). Some readers
 * have beacons turned off.
 */
export function countPageView(): void {
  navigator.sendBeacon?.('/gateway/analytics/page-views', window.location.pathname);
}
