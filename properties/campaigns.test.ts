import { abTestCookiePrefix, campaignSourceCodes, marketingConsents } from './campaigns';

describe('what subscriptions and consents are known by (platform §9)', () => {
  it('is seven sources, each with a code of its own', () => {
    expect(campaignSourceCodes).toEqual({
      website: 'WEB',
      subscribe: 'SUB',
      newsroom: 'NWS',
      pushdown: 'PDN',
      gatewayStop: 'GTW',
      premiumContent: 'PRM',
      directMail: 'DML',
    });
    expect(new Set(Object.values(campaignSourceCodes)).size).toBe(7);
  });

  it('is two consents, each in words that readers understand', () => {
    expect(marketingConsents.map(({ name }) => name)).toEqual([
      'Marketing_Communications',
      'E-Edition',
    ]);
    for (const { title, description } of marketingConsents) {
      expect(title).toMatch(/^[A-Z]/);
      expect(description).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('is a prefix that a cookie may have', () => {
    expect(abTestCookiePrefix).toMatch(/^[a-z][a-z_]+_$/);
  });
});
