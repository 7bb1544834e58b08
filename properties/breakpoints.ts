/** Widths in px (platform §9). */
export const breakpoints = {
  /** Mobile is below this. */
  mobileBelowPx: 480,
  /** Tablet is this or less. */
  tabletMaxPx: 1023,
  desktopMinPx: 1024,
  adsTabletMinPx: 768,
  adsDesktopMinPx: 1024,
} as const;
