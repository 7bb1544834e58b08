import { hasPrivacyControl } from '../analytics/hasPrivacyControl';

const KEY = 'playsYouTube';

/** A reader pressed a video of YouTube: from now on this browser may ask YouTube without a click. */
export function rememberYouTube(): void {
  try {
    window.localStorage.setItem(KEY, '1');
  } catch {
    // Readers may have storage turned off: then every video waits for its click.
  }
}

/**
 * Whether a video of YouTube may begin by itself: only for readers who pressed one before, and never
 * for those who want less motion, less data or no tracking.
 */
export function mayBeginByItself(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData || hasPrivacyControl()) return false;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  try {
    return window.localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}
