import { getActionDelay } from './getActionDelay';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const LIGHTHOUSE = `${CHROME} Chrome-Lighthouse`;

describe('start of sign-in and sharing (widgets §9)', () => {
  it.each([
    ['a reader', CHROME, 'development', 0],
    ['a reader', CHROME, 'production', 0],
    ['nobody', '', 'development', 0],
    ['Lighthouse in production', LIGHTHOUSE, 'production', 0],
    ['Lighthouse', LIGHTHOUSE, 'development', 10_000],
    ['Lighthouse', LIGHTHOUSE, 'staging', 10_000],
    ['PageSpeed', 'Mozilla/5.0 (compatible; Google Page Speed Insights) PageSpeed', 'test', 10_000],
    ['WebPageTest', `${CHROME} PTST/251112`, 'staging', 10_000],
    ['GTmetrix', `${CHROME} GTmetrix`, 'staging', 10_000],
    ['a crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1)', 'staging', 0],
  ])('%s: %s in %s waits %d ms', (_name, agent, environment, expected) => {
    expect(getActionDelay(agent, environment)).toBe(expected);
  });
});
