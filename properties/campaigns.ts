/** Where a subscription came from, by the seven sources (platform §9); the codes are ours. */
export const campaignSourceCodes = {
  website: 'WEB',
  subscribe: 'SUB',
  newsroom: 'NWS',
  pushdown: 'PDN',
  gatewayStop: 'GTW',
  premiumContent: 'PRM',
  directMail: 'DML',
} as const;

/** Names of the marketing consents (platform §9). */
export const marketingConsents = ['Marketing_Communications', 'E-Edition'] as const;

/** What the name of every A/B test cookie begins with (platform §9). */
export const abTestCookiePrefix = 'broadsheet_ab_';
