/** px scrolled past which there is a way back, on phones and on wider windows (widgets §4). */
const BACK_PAST_ON_PHONE = 28;
const BACK_PAST = 40;
/** px: mobile is below this (platform §9). */
const PHONE_BELOW = 480;

export interface StripPosition {
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
}

/** Which arrows a strip has: left once it is scrolled, right while there is more (all in px). */
export function shownArrows(
  { scrollLeft, clientWidth, scrollWidth }: StripPosition,
  windowWidth: number,
): { left: boolean; right: boolean } {
  const past = windowWidth < PHONE_BELOW ? BACK_PAST_ON_PHONE : BACK_PAST;
  return { left: scrollLeft > past, right: scrollLeft + clientWidth < scrollWidth - 1 };
}
