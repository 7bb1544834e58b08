const { default: runTests } = require('jest-circus/runner');

/** By their names: tests of what axe finds, which take longest and notice least. */
const SLOW = /\baxe\b|accessibility faults/;

/**
 * Runs a file of tests up to the first that turns red, which has noticed: those behind it are skipped, and what was
 * opened is closed. Slow ones come last.
 *
 * @type {import('jest-runner').TestFramework}
 */
module.exports = (globalConfig, config, environment, ...rest) => {
  const tell = environment.handleTestEvent?.bind(environment);
  environment.handleTestEvent = async (event, state) => {
    if (event.name === 'run_start') putSlowLast(state.rootDescribeBlock);
    if (event.name === 'test_done' && event.test.errors.length > 0) skip(state.rootDescribeBlock);
    await tell?.(event, state);
  };
  return runTests(globalConfig, config, environment, ...rest);
};

/** @typedef {import('@jest/types').Circus.DescribeBlock | import('@jest/types').Circus.TestEntry} Part */

/** @param {Part} part */
function putSlowLast(part) {
  if (part.type !== 'describeBlock') return;
  part.children.forEach(putSlowLast);
  part.children.sort((one, other) => Number(isSlow(one)) - Number(isSlow(other)));
}

/** @type {(part: Part) => boolean} */
const isSlow = (part) =>
  part.type === 'describeBlock' ? part.children.every(isSlow) : SLOW.test(part.name);

/** @param {Part} part */
function skip(part) {
  if (part.type === 'describeBlock') part.children.forEach(skip);
  else if (part.startedAt === null) part.mode = 'skip';
}
