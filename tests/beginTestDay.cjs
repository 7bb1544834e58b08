const { join } = require('node:path');
const { momentOf, OFFSET } = require('./testClock.cjs');

/** A Saturday on which four of the five sports play. */
const USUAL = '2026-11-21';
const PRELOAD = `--require=${JSON.stringify(join(__dirname, 'onTestDay.cjs'))}`;

/** Puts this process on the day of the tests, and all that it starts. */
exports.beginTestDay = () => {
  const { BROADSHEET_TEST_DAY: day, NODE_OPTIONS: options = '' } = process.env;
  process.env[OFFSET] ??= String(momentOf(day || USUAL) - Date.now());
  if (!options.includes(PRELOAD)) process.env.NODE_OPTIONS = `${options} ${PRELOAD}`.trim();
  // Once: it may have been preloaded.
  require('./onTestDay.cjs');
};
