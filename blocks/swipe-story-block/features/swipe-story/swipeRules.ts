/** The numbers of a swipeable story (widgets §9). */
export const swipe = {
  /** px sideways from which a move is a swipe. */
  movePx: 10,
  /** px that turn to another slide, or upward on the last one leave the story. */
  changePx: 40,
  /** Share of the slide's width that each tap zone takes. */
  tapZone: 0.4,
  iframeListenerMs: 500,
  adFromSlides: 4,
  adAfterIndex: 3,
  continueSlide: 4,
  /** Share of a slide that is in view when it counts as seen. */
  viewVisibility: 0.7,
} as const;
