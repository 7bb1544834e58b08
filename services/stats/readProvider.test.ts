import { readProvider } from './readProvider';

const needed = {
  STATS_PROVIDER_URL: 'https://api.stats.example/v1/stats/',
  STATS_PROVIDER_KEY: 'key',
  STATS_PROVIDER_SECRET: 'secret',
};

describe('the environment', () => {
  it('without an address names none', () => {
    expect(readProvider({ STATS_PROVIDER_KEY: 'key' })).toBeNull();
  });

  it('names the provider and the limits of the contract', () => {
    expect(readProvider({ ...needed, STATS_PROVIDER_PER_DAY: '1000' })).toEqual({
      base: 'https://api.stats.example/v1/stats',
      key: 'key',
      secret: 'secret',
      perSecond: 4,
      perDay: 1000,
    });
  });

  it.each([
    [{ STATS_PROVIDER_URL: 'api.stats.example' }, /STATS_PROVIDER_URL must be an address/],
    [{ STATS_PROVIDER_URL: 'ftp://api.stats.example' }, /STATS_PROVIDER_URL must be an address/],
    [{ STATS_PROVIDER_KEY: '' }, /so STATS_PROVIDER_KEY must be as well/],
    [{ STATS_PROVIDER_SECRET: undefined }, /so STATS_PROVIDER_SECRET must be as well/],
    [{ STATS_PROVIDER_PER_SECOND: '0' }, /STATS_PROVIDER_PER_SECOND must be a whole number/],
    [{ STATS_PROVIDER_PER_DAY: 'many' }, /STATS_PROVIDER_PER_DAY must be.*"many"/],
  ])('%j is refused by name', (changes, reason) => {
    expect(() => readProvider({ ...needed, ...changes })).toThrow(reason);
  });
});
