import { pushToDataLayer } from './pushToDataLayer';

const KEY = 'originalLocation';

/**
 * The page that this visit began on (platform §7), without what stands behind `?` or `#`: keys of gifts are none of
 * anybody's business. It stays in the browser, as long as the tab. Empty where nothing may be kept.
 */
export function originalLocation(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch (error) {
    console.info('The first page of the visit is not known', error);
    return '';
  }
}

/** Keeps where a visit began, and tells the data layer, once: on its first page. */
export function recordOriginalLocation(): void {
  if (originalLocation() !== '') return;
  const first = window.location.origin + window.location.pathname;
  try {
    sessionStorage.setItem(KEY, first);
  } catch {
    // `originalLocation` has said so.
  }
  pushToDataLayer({ event: 'original-location', originalLocation: first });
}
