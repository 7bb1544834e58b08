/** Named states of the header, for the harness and the tests of looks, access and rendering. */
const states = {
  default: { fields: {} },
  sticky: { fields: { mode: 'sticky' } },
  whiteOnBlack: { fields: { scheme: 'white-on-black' } },
  blackOnTransparent: { fields: { scheme: 'black-on-transparent' } },
  whiteOnTransparent: { fields: { scheme: 'white-on-transparent' } },
  stickyWhiteOnBlack: { fields: { mode: 'sticky', scheme: 'white-on-black' } },
  ownOffer: {
    fields: {
      saleTitle: 'Join us',
      saleText: 'Six months for $1',
      bannerColor: '#1e6b47',
      textColor: '#ffffff',
    },
  },
  mastheadPromo: {
    fields: {
      promoTitle: 'Sports Daily, every morning at 6.',
      promoText: 'What happened last night and what it means today.',
      promoUrl: '/newsletters/',
    },
  },
  noAccounts: { fields: { hasAccounts: false } },
  swipeableStory: { fields: {}, globalContent: { subtype: 'swipeable' } },
  loggedIn: { fields: {}, readerState: 'in' },
  subscribed: {
    fields: {
      promoTitle: 'Sports Daily, every morning at 6.',
      promoText: 'What happened last night and what it means today.',
      promoUrl: '/newsletters/',
    },
    readerState: 'subscribed',
  },
} as const;

export default states;
