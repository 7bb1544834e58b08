import type { Config } from 'jest';
import { beginTestDay } from '../tests/beginTestDay.cjs';
import { isShort, LONG } from '../tests/longTests.cjs';

// A site that ran before has the machine's clock.
if (process.env['BROADSHEET_E2E_URL']) process.env['BROADSHEET_CLOCK_OFFSET'] ??= '0';
beginTestDay();

/** Journeys in a real browser against the whole site; two at a time, each with a site of its own. */
const config: Config = {
  rootDir: '..',
  testEnvironment: 'node',
  testEnvironmentOptions: { globalsCleanup: 'off' },
  testMatch: ['<rootDir>/e2e/**/*.e2e.ts'],
  testPathIgnorePatterns: ['/node_modules/', ...(isShort ? [LONG] : [])],
  testTimeout: 120_000,
  maxWorkers: process.env['BROADSHEET_E2E_URL'] ? 1 : 2,
  testSequencer: '<rootDir>/e2e/longestFirst.cjs',
  globalSetup: '<rootDir>/e2e/globalSetup.ts',
  globalTeardown: '<rootDir>/e2e/globalTeardown.ts',
  setupFiles: ['<rootDir>/tests/onTestDay.cjs', '<rootDir>/e2e/ownSite.ts'],
  // Hostile documents are read and shown by the pack's own code, outside of the engine.
  moduleNameMapper: {
    '^fusion:(.*)$': '<rootDir>/mocks/fusion/$1',
    // Attacks and faults put people into an embedded database before its site starts.
    '^@electric-sql/pglite$': '<rootDir>/node_modules/@electric-sql/pglite/dist/index.cjs',
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(@electric-sql|htmlparser2|domhandler|domutils|domelementtype|dom-serializer|entities)/)',
  ],
  transform: { '\\.[cm]?[jt]sx?$': '<rootDir>/scripts/jestTransform.cjs' },
};

export default config;
