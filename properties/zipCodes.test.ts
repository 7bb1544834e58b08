import { stateCodes } from './stateCodes';
import { zipCodes } from './zipCodes';

const all = Object.values(zipCodes).flat();

describe('zip codes (platform §9)', () => {
  it('are five digits and in one tier only', () => {
    expect(all.filter((code) => !/^\d{5}$/.test(code))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('have the city as their core', () => {
    expect(zipCodes.core.every((code) => code.startsWith('191'))).toBe(true);
    expect(all.filter((code) => code.startsWith('191'))).toEqual(zipCodes.core);
  });
});

describe('state codes (platform §9)', () => {
  it('are the fifty states and the district', () => {
    expect(new Set(stateCodes).size).toBe(51);
    expect(stateCodes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
  });
});
