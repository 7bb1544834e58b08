import type { Plan } from '../Plan';
import type { SubscriptionState } from '../rules/stateOf';

/** Three plans as a paper may have them. */
export const examplePlans: readonly Plan[] = [
  {
    id: 'digital',
    name: 'Digital',
    summary: 'Every story.',
    features: ['Every story', 'Gift links'],
    prices: { month: { cents: 1200, introCents: 100 }, year: { cents: 12000 } },
    productCode: 'digital',
    permissions: ['digital'],
    hasAdsFreeReading: false,
  },
  {
    id: 'ad-free',
    name: 'Digital without ads',
    summary: 'Every story, no ads.',
    features: ['Every story', 'No ads'],
    prices: { month: { cents: 1600 }, year: { cents: 16000 } },
    productCode: 'digital-ad-free',
    permissions: ['digital'],
    hasAdsFreeReading: true,
  },
  {
    id: 'premium',
    name: 'Premium',
    summary: 'Every story, no ads, and the e-edition.',
    features: ['Every story', 'No ads', 'The e-edition'],
    prices: { month: { cents: 2400 }, year: { cents: 24000 } },
    productCode: 'premium',
    permissions: ['digital', 'e-edition'],
    hasAdsFreeReading: true,
  },
];

/** Digital by the month, in force. */
export const exampleState: SubscriptionState = {
  status: 'active',
  paid: {
    choice: { plan: 'digital', interval: 'month' },
    since: Date.parse('2026-11-24T17:00:00Z'),
    until: Date.parse('2026-12-24T17:00:00Z'),
    accessUntil: Date.parse('2026-12-31T17:00:00Z'),
  },
  renews: true,
  failed: null,
};
