import type { Config } from 'jest';
import units from '../../jest.config';

/** The unit tests, with one file changed. */
const config: Config = {
  ...units,
  rootDir: '../..',
  testRunner: '<rootDir>/scripts/mutants/firstFault.cjs',
  testSequencer: '<rootDir>/scripts/mutants/shortestFirst.cjs',
  transform: Object.fromEntries(
    Object.keys(units.transform ?? {}).map((files) => [
      files,
      '<rootDir>/scripts/mutants/transform.cjs',
    ]),
  ),
};

export default config;
