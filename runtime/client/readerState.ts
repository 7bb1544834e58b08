/** First-party cookie that says what kind of reader this is; holds no identity. */
export const READER_COOKIE = 'broadsheet_reader';

/**
 * Script for the head: sets `data-reader-state` on `<html>` to `in` or `subscribed` from the cookie,
 * anything else is `out` (platform §4: reader state), and `data-ads-free` for who reads without ads
 * (platform §1; the cookie's value then has `.ads-free`), `data-premium` for who has the e-edition (platform §6: a
 * premium flag is readable from a cookie; `.premium`), `data-unmetered` for staff, whose reading no page counts
 * (`.unmetered`). It runs before the first paint, so cached pages show each reader the right buttons, and no ads,
 * without a shift.
 */
export const READER_STATE_SCRIPT =
  `{let d=document.documentElement.dataset,` +
  `m=/(?:^|; )${READER_COOKIE}=(in|subscribed)(\\.ads-free)?(\\.premium)?(\\.unmetered)?(?:;|$)/.exec(document.cookie)||[];` +
  `d.readerState=m[1]||"out";if(m[2])d.adsFree="";if(m[3])d.premium="";if(m[4])d.unmetered=""}`;
