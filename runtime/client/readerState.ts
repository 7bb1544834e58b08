/** First-party cookie that says what kind of reader this is; holds no identity. */
export const READER_COOKIE = 'broadsheet_reader';

/**
 * Script for the head: sets `data-reader-state` on `<html>` to `in` or `subscribed` from the cookie,
 * anything else is `out` (platform §4: reader state). It runs before the first paint, so cached pages
 * show each reader the right buttons without a shift.
 */
export const READER_STATE_SCRIPT =
  `document.documentElement.dataset.readerState=` +
  `(/(?:^|; )${READER_COOKIE}=(in|subscribed)(?:;|$)/.exec(document.cookie)||[])[1]||"out"`;
