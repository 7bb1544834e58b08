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

/** The marketing consents (platform §9: their names), which readers give beside newsletters. */
export const marketingConsents = [
  {
    name: 'Marketing_Communications',
    title: 'Offers and events',
    description: 'Readings, debates and what a subscription costs this month. Once a week at most.',
  },
  {
    name: 'E-Edition',
    title: 'The e-edition',
    description: 'An email each morning, when today’s paper is ready to read as printed.',
  },
] as const;

/** What the name of every A/B test cookie begins with (platform §9). */
export const abTestCookiePrefix = 'broadsheet_ab_';
