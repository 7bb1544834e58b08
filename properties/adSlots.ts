import type { AdPageType } from '../utils/ads/getAdPageType';

export interface AdSlot {
  name: string;
  /** px; what the page reserves, 0 for a bar that floats above it. */
  minHeightPx: number;
  /** Creatives that fit, in px. */
  sizes: readonly (readonly [width: number, height: number])[];
}

/** px (platform §9). */
export const adMinHeights = { topBanner: 90, slot250: 250 } as const;

const banner = (prefix: string): AdSlot => ({
  name: `${prefix}_top_banner`,
  minHeightPx: adMinHeights.topBanner,
  sizes: [
    [320, 50],
    [728, 90],
    [970, 90],
  ],
});

const box = (name: string): AdSlot => ({
  name,
  minHeightPx: adMinHeights.slot250,
  sizes: [
    [300, 250],
    [320, 250],
  ],
});

const adhesion = (prefix: string): AdSlot => ({
  name: `${prefix}_adhesion`,
  minHeightPx: 0,
  sizes: [
    [320, 50],
    [728, 90],
  ],
});

const front = (prefix: string): AdSlot[] => [
  banner(prefix),
  box(`${prefix}_inline_1`),
  box(`${prefix}_inline_2`),
  box(`${prefix}_rail`),
];

/** Slots by page type (platform §2). The names are ours; a name occurs once. */
export const adSlots: Record<AdPageType, readonly AdSlot[]> = {
  article: [
    banner('article'),
    {
      name: 'article_top_leaderboard',
      minHeightPx: adMinHeights.topBanner,
      sizes: [
        [728, 90],
        [970, 90],
      ],
    },
    box('article_inline_1'),
    box('article_inline_2'),
    box('article_inline_3'),
    box('article_inline_4'),
    box('article_inline_5'),
    box('article_native'),
    box('article_rail'),
    {
      name: 'article_anchor',
      minHeightPx: adMinHeights.slot250,
      sizes: [
        [300, 250],
        [728, 90],
      ],
    },
    adhesion('article'),
  ],
  homepage: [...front('homepage'), box('homepage_inline_3'), adhesion('homepage')],
  section: front('section'),
  gallery: [banner('gallery'), box('gallery_inline'), box('gallery_rail')],
  topic: [banner('topic'), box('topic_inline_1'), box('topic_rail')],
  'gameday-central': [
    banner('gameday_central'),
    { name: 'gameday_central_logo', minHeightPx: 50, sizes: [[120, 50]] },
    box('gameday_central_inline'),
  ],
  'sports-section': [
    { name: 'sports_section_masthead', minHeightPx: adMinHeights.topBanner, sizes: [[970, 90]] },
    ...front('sports_section'),
  ],
  'world-series': [banner('world_series'), box('world_series_inline')],
  'best-of': [banner('best_of'), box('best_of_inline'), box('best_of_rail')],
  playoffs: [banner('playoffs'), box('playoffs_inline')],
  'arts-guide': [banner('arts_guide'), box('arts_guide_inline'), box('arts_guide_rail')],
  'philly-first': [banner('philly_first'), box('philly_first_inline')],
  swipeable: [{ name: 'swipeable_slide', minHeightPx: adMinHeights.slot250, sizes: [[300, 250]] }],
  'new-sports': [banner('new_sports'), box('new_sports_inline'), box('new_sports_rail')],
  restaurant: [banner('restaurant'), box('restaurant_rail')],
};
