export type WebVital = 'FCP' | 'LCP' | 'FID' | 'INP' | 'CLS' | 'TTFB';

/**
 * Highest good and highest tolerable value; ms, CLS without unit (platform §9). INP, which has
 * taken the place of FID in browsers, has the limits its authors publish.
 */
export const WEB_VITAL_LIMITS: Record<WebVital, { good: number; poor: number }> = {
  FCP: { good: 1800, poor: 3000 },
  LCP: { good: 2500, poor: 4000 },
  FID: { good: 100, poor: 300 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  TTFB: { good: 800, poor: 1800 },
};

/** Rates a measured web vital; a value on a limit still has the better rating (platform §9). */
export function rateWebVital(
  vital: WebVital,
  value: number,
): 'good' | 'needs-improvement' | 'poor' {
  const { good, poor } = WEB_VITAL_LIMITS[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}
