export interface MiniPlayerCase {
  /** px of the window. */
  width: number;
  height: number;
  /** px that the small player would take at the bottom. */
  playerHeight: number;
  /** The reader asked for less data. */
  savesData: boolean;
  /** The reader closed it for this video. */
  isClosed: boolean;
  /** The video stands in a window of its own or fills the screen. */
  isElsewhere: boolean;
}

/** Of the window's height: more would stand in the way of reading. */
const LARGEST_SHARE = 1 / 3;

/** Narrower windows have no room beside the text, and none for its buttons. */
const SMALLEST_WIDTH = 320;

/** Whether a video that plays out of view goes on in a small player. */
export function showsMiniPlayer(now: MiniPlayerCase): boolean {
  if (now.savesData || now.isClosed || now.isElsewhere) return false;
  return now.width >= SMALLEST_WIDTH && now.playerHeight <= now.height * LARGEST_SHARE;
}
