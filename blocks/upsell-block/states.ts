/** Named states of the upsell page. */
const states = {
  defaults: { fields: {} },
  emptied: {
    fields: {
      pageHeadline: ' ',
      pageDescription: '',
      featuredListHeader: '',
      featuredList: [],
      contactHeader: ' ',
      contactPhone: '',
    },
  },
  ownTexts: {
    fields: {
      pageHeadline: 'Turn the pages',
      pageDescription: 'Sunday’s paper on a screen, coupons and all.',
      featuredListHeader: 'In Premium',
      featuredList: ['The puzzles as they were printed', 'Yesterday’s paper, and the month before'],
      contactHeader: 'Talk to us',
      contactPhone: '215-555-0199',
      contactTime: 'Every day, 7 a.m. to 7 p.m.',
      contactEmail: 'premium@broadsheet.example',
    },
  },
} as const;

export default states;
