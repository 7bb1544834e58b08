/** Default texts that editors may replace. */
export const texts = {
  /** The box on restaurant pages (widgets §9). */
  bestListsTitle: 'How we choose our best lists',
  bestListsText:
    'Our critics and reporters eat where they recommend, many times over. They book under other ' +
    'names, pay for what they order, and do not accept free meals. Nobody can buy a place on a list.',
  /** Account area (widgets §3). */
  saleTitle: 'Subscribe',
  saleText: 'Special offer',
  googleButton: 'Continue with Google',
} as const;
