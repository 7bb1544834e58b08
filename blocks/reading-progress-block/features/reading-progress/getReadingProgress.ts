/**
 * How much of a text has been scrolled past, 0 to 100: none while its first line is at or below the
 * top of the window, all once its last line is in view. A text lower than the window counts as read
 * when it is in view as a whole (platform §4: scroll milestones).
 *
 * @param text.top px from the top of the window
 * @param text.height px
 * @param windowHeight px
 */
export function getReadingProgress(
  text: { top: number; height: number },
  windowHeight: number,
): number {
  const isEndSeen = text.top + text.height <= windowHeight + 1;
  const distance = text.height - windowHeight;
  if (isEndSeen) return text.height > 0 ? 100 : 0;
  if (distance <= 0) return 0;
  return Math.min(100, Math.max(0, (-text.top / distance) * 100));
}
