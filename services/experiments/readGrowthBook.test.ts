import { readGrowthBook } from './readGrowthBook';

const HOST = 'https://features.daily.example';

describe('The publisher’s GrowthBook', () => {
  it.each([
    ['is none where nothing names it', {}, null],
    [
      'is GrowthBook Cloud where only its key is named',
      { GROWTHBOOK_CLIENT_KEY: 'sdk-a1B2' },
      { apiHost: 'https://cdn.growthbook.io', clientKey: 'sdk-a1B2' },
    ],
    [
      'is a host of the publisher’s, however its address ends',
      { GROWTHBOOK_CLIENT_KEY: 'sdk-a1B2', GROWTHBOOK_API_HOST: `${HOST}/` },
      { apiHost: HOST, clientKey: 'sdk-a1B2' },
    ],
    [
      'may encrypt what it answers',
      { GROWTHBOOK_CLIENT_KEY: 'sdk-a1B2', GROWTHBOOK_DECRYPTION_KEY: 'k3y==' },
      { apiHost: 'https://cdn.growthbook.io', clientKey: 'sdk-a1B2', decryptionKey: 'k3y==' },
    ],
  ])('%s', (_rule, env, expected) => {
    expect(readGrowthBook(env)).toEqual(expected);
  });

  it.each([
    [
      'a host without a key',
      { GROWTHBOOK_API_HOST: HOST },
      'Missing clientKey: GROWTHBOOK_API_HOST is set, so GROWTHBOOK_CLIENT_KEY must be.',
    ],
    [
      'a decryption key without a client key',
      { GROWTHBOOK_DECRYPTION_KEY: 'k3y==' },
      'Missing clientKey: GROWTHBOOK_DECRYPTION_KEY is set, so GROWTHBOOK_CLIENT_KEY must be.',
    ],
    [
      'a key that is an address',
      { GROWTHBOOK_CLIENT_KEY: `${HOST}/sdk-a1B2` },
      `GROWTHBOOK_CLIENT_KEY must be the key of an SDK connection (sdk-abc123), not "${HOST}/sdk-a1B2"`,
    ],
    [
      'a host that is no address',
      { GROWTHBOOK_CLIENT_KEY: 'sdk-a1B2', GROWTHBOOK_API_HOST: 'features.daily.example' },
      'GROWTHBOOK_API_HOST must be an address, not "features.daily.example"',
    ],
    [
      'a host of another protocol',
      { GROWTHBOOK_CLIENT_KEY: 'sdk-a1B2', GROWTHBOOK_API_HOST: 'ftp://daily.example' },
      'GROWTHBOOK_API_HOST must be an address, not "ftp://daily.example"',
    ],
  ])('refuses %s, and says what is wrong', (_name, env, message) => {
    expect(() => readGrowthBook(env)).toThrow(new Error(message));
  });
});
