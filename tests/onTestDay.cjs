/** Preloaded into each process of a test run, and into each of jest's contexts: they have a `Date` of their own. */
const { dateAnswers, offset, shiftDate } = require('./testClock.cjs');

shiftDate(offset());
dateAnswers();
