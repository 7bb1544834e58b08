interface Price {
  /** US cents for one interval. */
  cents: number;
  /** US cents for the first interval of who never subscribed before. */
  introCents?: number;
}

interface Plan {
  /** Lower case, digits, hyphens; stays, as readers pay for it. */
  id: string;
  name: string;
  /** One sentence on what it is. */
  summary: string;
  /** What it comes with, the most wanted first. */
  features: readonly string[];
  prices: Readonly<Record<'month' | 'year', Price>>;
  /** What the subscriber calls call it (platform §3: `sf_product_code`). */
  productCode: string;
  /** What its readers may do (platform §7: `userPermissions`). */
  permissions: readonly string[];
  hasAdsFreeReading: boolean;
  /** The one to look at first. */
  isFeatured?: boolean;
}

/** What readers can subscribe to (platform §1, widgets §2: Premium has the e-edition). */
export const plans: readonly Plan[] = [
  {
    id: 'digital',
    name: 'Digital',
    summary: 'Every story on every device.',
    features: [
      'Every story, on the site and in the app',
      'All newsletters, and stories saved for later',
      'Ten gift links a month to share',
    ],
    prices: { month: { cents: 1200, introCents: 100 }, year: { cents: 11_900 } },
    productCode: 'digital',
    permissions: ['digital'],
    hasAdsFreeReading: false,
  },
  {
    id: 'digital-ad-free',
    name: 'Digital ad-free',
    summary: 'Every story, and no ads beside them.',
    features: ['Everything in Digital', 'No ads on any page', 'Pages that load faster'],
    prices: { month: { cents: 1600 }, year: { cents: 15_900 } },
    productCode: 'digital-ad-free',
    permissions: ['digital'],
    hasAdsFreeReading: true,
  },
  {
    id: 'premium',
    name: 'Premium',
    summary: 'The e-edition of the printed paper, and everything else.',
    features: [
      'Everything in Digital ad-free',
      'The e-edition: each printed page, by 5 a.m.',
      'Thirty days of past editions',
    ],
    prices: { month: { cents: 2000 }, year: { cents: 19_900 } },
    productCode: 'premium',
    permissions: ['digital', 'e-edition'],
    hasAdsFreeReading: true,
    isFeatured: true,
  },
];
