import type { Config } from 'jest';
import { beginTestDay } from './tests/beginTestDay.cjs';
import { isShort, LONG } from './tests/longTests.cjs';

beginTestDay();

/** Unit and contract tests: every `*.test.ts(x)` beside the code it proves. */
const config: Config = {
  testEnvironment: 'node',
  // What ends after its test may still ask for the time.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  globalSetup: '<rootDir>/tests/sharePostgres.ts',
  setupFiles: ['<rootDir>/tests/onTestDay.cjs'],
  setupFilesAfterEnv: ['<rootDir>/tests/reactWarnings.cjs'],
  // A busy machine is no fault.
  testTimeout: 180_000,
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    '/\\.data/',
    '<rootDir>/e2e/',
    ...(isShort ? [LONG] : []),
  ],
  moduleNameMapper: {
    '^fusion:(.*)$': '<rootDir>/mocks/fusion/$1',
    '\\.(scss|css)(\\?url)?$': '<rootDir>/mocks/style.ts',
    // The package names its file only to ES modules.
    '^idiomorph$': '<rootDir>/node_modules/idiomorph/dist/idiomorph.esm.js',
    '^@electric-sql/pglite$': '<rootDir>/runtime/store/testing/pgliteFromTemplate.ts',
  },
  transform: { '\\.[cm]?[jt]sx?$': '<rootDir>/scripts/jestTransform.cjs' },
  transformIgnorePatterns: [
    '/node_modules/(?!(@electric-sql|cookie|set-cookie-parser|thumbhash|kysely|lru-cache|htmlparser2|domhandler|domutils|entities|dom-serializer|domelementtype|idiomorph|react-dom|web-vitals|markdown-it|linkify-it|mdurl|uc.micro|punycode.js|oidc-provider|jose|openid-client|oauth4webapi|supercluster|kdbush)/)',
  ],
};

export default config;
