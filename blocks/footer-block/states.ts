/** Named states of the footer. */
const states = {
  default: { fields: {} },
  withBlurb: { fields: { blurb: 'News of Philadelphia and the region.' } },
  liveStory: { fields: {}, globalContent: { subtype: 'live' } },
  swipeableStory: { fields: {}, globalContent: { subtype: 'swipeable' } },
} as const;

export default states;
