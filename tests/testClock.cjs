/**
 * The clock of tests: time runs on as it does, from another moment than now, and the same in every
 * process of a run (`beginTestDay`), so that no result depends on the day. Only `Date` differs; timers and
 * `performance` are the real ones. See docs/decisions/0014-clock-of-tests.md.
 */
/** Environment variable: ms by which the clock of the tests is ahead of the machine's. */
const OFFSET = 'BROADSHEET_CLOCK_OFFSET';

module.exports = { OFFSET, momentOf, offset, goTo, shiftDate, dateAnswers };

const MOMENT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?Z)?$/;

/**
 * The moment (ms since 1970) that BROADSHEET_TEST_DAY names, `2028-02-29` or `2028-02-29T03:12:00Z`. A
 * day by itself means 17:00 UTC, noon in Philadelphia.
 * @throws RangeError when there is no such moment
 */
function momentOf(text) {
  const isDay = text.length === '2028-02-29'.length;
  const moment = MOMENT.test(text) ? Date.parse(isDay ? `${text}T17:00:00Z` : text) : Number.NaN;
  // `2027-02-29` is read as March 1.
  if (Number.isNaN(moment) || !new Date(moment).toISOString().startsWith(text.slice(0, 10)))
    throw new RangeError(
      `BROADSHEET_TEST_DAY is "${text}": write a day or a moment, 2028-02-29 or 2028-02-29T03:12:00Z.`,
    );
  return moment;
}

/** ms by which this process is ahead of the machine's clock. */
function offset() {
  return Number(process.env[OFFSET] ?? 0);
}

/** Goes on from another moment (ms since 1970), also in what is started from here on. */
function goTo(moment) {
  const further = moment - Date.now();
  process.env[OFFSET] = String(offset() + further);
  shiftDate(further);
}

/** Moves `Date` on by so many ms. Runs in the browser too, so it needs nothing from around it. */
function shiftDate(ms) {
  const RealDate = globalThis.Date;
  const realNow = RealDate.now;
  const now = () => realNow() + ms;
  // Set, not trapped: a test may put its own in this place.
  RealDate.now = now;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, self) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, self),
    apply: () => new RealDate(now()).toString(),
  });
  RealDate.prototype.constructor = globalThis.Date;
}

/**
 * Puts our moment into the `Date` header of what this process's servers answer, once: browsers reckon
 * from it how long cookies and answers last.
 */
function dateAnswers() {
  const { prototype } = require('node:http').Server;
  if (Object.hasOwn(prototype, 'emit')) return;
  const { emit } = prototype;
  prototype.emit = function emitDated(event, ...values) {
    if (event === 'request') values[1].setHeader('date', new Date().toUTCString());
    return emit.call(this, event, ...values);
  };
}
