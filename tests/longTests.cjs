/**
 * Files named `*.long.test.ts` and `*.long.e2e.ts` try all there is of something, break things or draw lots: near half of the
 * time of all tests. `npm test` leaves them out, `npm test -- --long` and CI do not (decision 0027).
 */
exports.LONG = '\\.long\\.(?:test|e2e)\\.tsx?$';

exports.isShort = process.env.BROADSHEET_TESTS === 'short';
