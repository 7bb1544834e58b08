/** ms (widgets §9). */
export const AUDIT_DELAY_MS = 10_000;

/** Lighthouse (also in PageSpeed Insights), GTmetrix, WebPageTest, Pingdom, Calibre, SpeedCurve. */
const AUDIT_AGENT = /Lighthouse|PageSpeed|GTmetrix|PTST\/|Pingdom|Calibre|SpeedCurve/i;

/**
 * How long sign-in and sharing wait before they start: under an automated audit agent outside production 10 s,
 * so that an audit measures the page without them (widgets §9); else not at all.
 *
 * @param environment `production`, or another
 * @returns ms
 */
export function getActionDelay(userAgent: string, environment: string): number {
  return environment !== 'production' && AUDIT_AGENT.test(userAgent) ? AUDIT_DELAY_MS : 0;
}
