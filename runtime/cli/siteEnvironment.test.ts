import { readEnvironment } from './environment';
import { SiteAddresses } from './SiteAddresses';
import { siteEnvironment } from './siteEnvironment';
import type { SiteConfig } from './config';

const config = { root: '/site', website: 'gazette' } as SiteConfig;
const secrets = {
  accessToken: 'new,old',
  resizerSecret: 'r',
  identitySecret: 'i',
  editorClientSecret: 'e',
  demoPassword: 'd',
};

function environmentOf(env: NodeJS.ProcessEnv, more: Partial<SiteConfig> = {}) {
  const environment = readEnvironment('/site', env);
  const site = { ...config, ...more };
  return siteEnvironment(site, environment, secrets, new SiteAddresses(environment));
}

describe('what the pack knows of its surroundings', () => {
  let warn: jest.SpyInstance;
  beforeEach(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => warn.mockRestore());

  it('is our own content service and resizer, where no other is named', () => {
    expect(environmentOf({})).toMatchObject({
      CONTENT_BASE: 'http://localhost:3000/gateway',
      RESIZER_BASE: '/gateway/resizer/v2/',
      ARC_ACCESS_TOKEN: 'new',
    });
    expect(warn).not.toHaveBeenCalled();
    expect(Object.keys(environmentOf({})).sort()).toEqual([
      'ARC_ACCESS_TOKEN',
      'CONTENT_BASE',
      'ENVIRONMENT',
      'RESIZER_BASE',
    ]);
  });

  it.each([
    ['production', 'production'],
    ['staging', 'staging'],
    [undefined, 'production'],
  ])('is what the process is run as: of %s %s', (mode, expected) => {
    const before = process.env['NODE_ENV'];
    if (mode === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV');
    else Object.assign(process.env, { NODE_ENV: mode });
    try {
      expect(environmentOf({}).ENVIRONMENT).toBe(expected);
    } finally {
      Object.assign(process.env, { NODE_ENV: before });
    }
  });

  it('is where each service of ours is, which an address in the environment may say elsewhere', () => {
    process.env['DAILY_BASE'] = 'https://puzzles.news.test/api/';
    try {
      const known = environmentOf({}, { serviceBases: ['DAILY_BASE', 'STATS_BASE'] });
      expect(Object.entries(known)).toEqual(
        expect.arrayContaining([
          ['DAILY_BASE', 'https://puzzles.news.test/api'],
          ['STATS_BASE', 'http://localhost:3000/gateway'],
        ]),
      );
    } finally {
      delete process.env['DAILY_BASE'];
    }
  });

  it('is no resizer beside a hosted content API, which is said with what to do', () => {
    const environment = environmentOf({ CONTENT_BASE: 'https://api.news.test' });
    expect(environment.RESIZER_BASE).toBe('');
    expect(warn.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^RESIZER_BASE is not set beside CONTENT_BASE \(https:\/\/api\.news\.test\): .* full size\. Set RESIZER_BASE to that resizer/,
        ),
      ],
    ]);
  });

  it.each(['', 'https://news.test/resizer/v2/', '/gateway/resizer/v2/'])(
    'is the resizer that was named beside a hosted content API: "%s"',
    (RESIZER_BASE) => {
      const environment = environmentOf({ CONTENT_BASE: 'https://api.news.test', RESIZER_BASE });
      expect(environment.RESIZER_BASE).toBe(RESIZER_BASE);
      expect(warn).not.toHaveBeenCalled();
    },
  );
});
