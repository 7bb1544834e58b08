import { rateWebVital } from './rateWebVital';

describe('web vitals (platform §9)', () => {
  it.each([
    ['FCP', 1800, 3000],
    ['LCP', 2500, 4000],
    ['FID', 100, 300],
    ['INP', 200, 500],
    ['CLS', 0.1, 0.25],
    ['TTFB', 800, 1800],
  ] as const)('%s is good up to %d and poor above %d', (vital, good, poor) => {
    expect(rateWebVital(vital, good)).toBe('good');
    expect(rateWebVital(vital, good + 0.01)).toBe('needs-improvement');
    expect(rateWebVital(vital, poor)).toBe('needs-improvement');
    expect(rateWebVital(vital, poor + 0.01)).toBe('poor');
  });
});
