import { hasPrivacyControl } from '../../analytics/hasPrivacyControl';

const KEY = 'street-map';

/** A reader asked for the street map of a host: from now on this browser may ask that host by itself. */
export function rememberStreets(host: string): void {
  try {
    window.localStorage.setItem(KEY, host);
  } catch {
    // Readers may have storage turned off: then every street map waits for its button.
  }
}

/** The reader went back to the drawn map. */
export function forgetStreets(host: string): void {
  try {
    if (window.localStorage.getItem(KEY) === host) window.localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/**
 * Whether the street map of a host may come by itself: for readers who asked for it before, and never for
 * those who want no tracking.
 */
export function mayShowStreets(host: string): boolean {
  if (hasPrivacyControl()) return false;
  try {
    return window.localStorage.getItem(KEY) === host;
  } catch {
    return false;
  }
}
