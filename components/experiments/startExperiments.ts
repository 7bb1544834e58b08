import { hasPrivacyControl } from '../analytics/hasPrivacyControl';

/** Name of the `<meta>` that holds the client key of the site’s experiments. */
export const EXPERIMENTS_META = 'experiments';

/**
 * Finds out what this reader is given by experiments, for the pages that come (platform §9). Nothing is asked, and
 * what was known is forgotten, for readers who don’t want to be followed.
 */
export function startExperiments(): void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${EXPERIMENTS_META}"]`);
  if (!meta?.content) return;
  const done = hasPrivacyControl()
    ? import('./experimentCookies').then(({ forgetReader }) => forgetReader())
    : import('./assignFeatures').then(({ assignFeatures }) => assignFeatures(meta.content));
  done.catch((error: unknown) => console.error('Experiments:', error));
}
