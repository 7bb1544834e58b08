import type { Config } from 'jest';

/** Journeys in a real browser against the whole site. */
const config: Config = {
  rootDir: '..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/e2e/**/*.e2e.ts'],
  testTimeout: 120_000,
  globalSetup: '<rootDir>/e2e/globalSetup.ts',
  globalTeardown: '<rootDir>/e2e/globalTeardown.ts',
  // Hostile documents are read and shown by the pack's own code, outside of the engine.
  moduleNameMapper: { '^fusion:(.*)$': '<rootDir>/mocks/fusion/$1' },
  transform: { '\\.[cm]?[jt]sx?$': 'babel-jest' },
};

export default config;
