import { getActionDelay } from '../../utils/reader/getActionDelay';

/**
 * Starts what readers do with a page (sign-in, sharing): at once, under an automated audit agent outside
 * production after 10 s (widgets §9). A page outside production says so: `data-environment` on `<html>`.
 */
export function startActions(start: () => void): void {
  const { environment = 'production' } = document.documentElement.dataset;
  const delay = getActionDelay(navigator.userAgent, environment);
  if (delay === 0) start();
  else setTimeout(start, delay);
}
