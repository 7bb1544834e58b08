/** What an editor or a parent may choose about a card (platform §3, widgets §3). */
export const CARD_VARIANTS = ['lead', 'standard', 'compact', 'headline-only', 'opinion'] as const;
export type CardVariant = (typeof CARD_VARIANTS)[number];

export const HEADLINE_SIZES = ['smallest', 'small', 'base', 'big', 'biggest'] as const;
export type HeadlineSize = (typeof HEADLINE_SIZES)[number];
/** What editors call them. */
export const HEADLINE_SIZE_LABELS: Record<HeadlineSize, string> = {
  smallest: 'Smallest',
  small: 'Small',
  base: 'Base',
  big: 'Big',
  biggest: 'Biggest',
};

/** Colors of a panel (platform §3). */
export const THEME_COLORS = ['green', 'orange', 'blue', 'white', 'yellow', 'gray'] as const;
export type ThemeColor = (typeof THEME_COLORS)[number];

/** Widgets §3: 3x2 is the default. */
export const CARD_RATIOS = ['3x2', '16x9', '1x1'] as const;
export type CardRatio = (typeof CARD_RATIOS)[number];

/** Where the picture stands; `side` is beside the text on a phone and above it on wider screens. */
export const MEDIA_PLACES = ['top', 'left', 'right', 'side'] as const;
export type MediaPlace = (typeof MEDIA_PLACES)[number];
