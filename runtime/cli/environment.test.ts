import { readBase, readEnvironment, readOidcProvider } from './environment';

const read = (env: NodeJS.ProcessEnv) => readEnvironment('/site', env);

describe('a setting that is wrong is refused at start, by its name', () => {
  it.each([
    [{ PORT: 'http' }, /^PORT must be a number from 0 to 65535, not "http"/],
    [{ DRAIN_GRACE: 'soon' }, /^DRAIN_GRACE must be seconds/],
    [{ DRAIN_GRACE: '-1' }, /^DRAIN_GRACE must be seconds/],
    [{ DRAIN_GRACE: '601' }, /^DRAIN_GRACE must be seconds/],
    [{ DATABASE_URL: '' }, /^DATABASE_URL is set, but empty: name a PostgreSQL server, or leave/],
    [{ DATABASE_URL: 'site' }, /^DATABASE_URL must begin with postgres:\/\//],
    [{ DATABASE_URL: 'mysql://a@db.test/site' }, /^DATABASE_URL must begin with postgres:\/\//],
    [{ CONTENT_BASE: 'content.test' }, /^CONTENT_BASE must be an http or https address, not "con/],
    [{ CONTENT_BASE: 'localhost:8080' }, /^CONTENT_BASE must be an http or https address/],
    [
      { RESIZER_BASE: 'pictures.test/v2' },
      /^RESIZER_BASE, where it is no path of the site, must be an http/,
    ],
    [
      { RESIZER_BASE: '//pictures.test/v2' },
      /^RESIZER_BASE, where it is no path of the site, must be an http/,
    ],
    [{ CDN_PURGE_URL: 'cdn' }, /^CDN_PURGE_URL must be an http or https address, not "cdn"/],
    [{ SITE_ORIGIN: 'ftp://site.test' }, /^SITE_ORIGIN must be an http or https address/],
    [{ EDITOR_OIDC_ISSUER: 'https://id.test' }, /needs EDITOR_OIDC_CLIENT_ID and EDITOR_OIDC_CLI/],
  ])('%j', (env, message) => expect(() => read(env)).toThrow(message));

  it.each([0, 600])('but not %i s of grace', (seconds) => {
    expect(read({ DRAIN_GRACE: String(seconds) }).drainGraceMs).toBe(seconds * 1000);
  });

  it('a password in it is not shown', () => {
    expect(() => read({ DATABASE_URL: 'pg://a:secret@db.test/a' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('secret') as string }),
    );
  });
});

describe('a provider of the publisher’s own for readers', () => {
  const whole = {
    READER_OIDC_ISSUER: 'https://id.test/',
    READER_OIDC_CLIENT_ID: 'a',
    READER_OIDC_CLIENT_SECRET: 'b',
  };

  it('is taken whole, or not at all', () => {
    expect(readOidcProvider('READER', whole)).toEqual({
      issuer: 'https://id.test/',
      clientId: 'a',
      clientSecret: 'b',
    });
    expect(readOidcProvider('READER', {})).toBeNull();
    expect(readOidcProvider('EDITOR', whole)).toBeNull();
  });

  it.each([
    [{ READER_OIDC_CLIENT_ID: '' }, "The reader's provider needs READER_OIDC_CLIENT_ID, too"],
    [{ READER_OIDC_ISSUER: 'http://id.test' }, 'READER_OIDC_ISSUER must be an https address'],
  ])('is refused by name: %j', (change, message) => {
    expect(() => readOidcProvider('READER', { ...whole, ...change })).toThrow(message);
  });
});

describe('a setting is taken', () => {
  it.each(['postgres://a@db.test/site', 'postgresql:///site?host=/var/run/postgresql'])(
    'a database at %s',
    (DATABASE_URL) => expect(read({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL),
  );

  it('without one there is the embedded database, our own services and no CDN', () => {
    expect(read({})).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      contentBase: undefined,
      cdnPurge: null,
      siteOrigin: null,
      editorProvider: null,
      drainGraceMs: 0,
    });
  });

  it('a base without the slash at its end; left empty, as a compose file may, it is none', () => {
    const env = { STATS_BASE: 'https://stats.test/gateway/', ANALYTICS_BASE: '' };
    expect(readBase('STATS_BASE', env)).toBe('https://stats.test/gateway');
    expect(readBase('ANALYTICS_BASE', env)).toBeUndefined();
  });

  it.each([
    [undefined, '/gateway/resizer/v2/'],
    ['', ''],
    ['/pictures/', '/pictures/'],
    ['https://pictures.test/v2', 'https://pictures.test/v2'],
  ])('a resizer at %j', (RESIZER_BASE, base) =>
    expect(read({ RESIZER_BASE }).resizerBase).toBe(base),
  );

  it.each([
    [undefined, null],
    ['', ''],
    ['/gateway/resizer/v2/', '/gateway/resizer/v2/'],
    ['https://news.test/resizer/v2', 'https://news.test/resizer/v2'],
  ])('beside a hosted content API, a resizer at %j: ours is not assumed', (RESIZER_BASE, base) =>
    expect(read({ CONTENT_BASE: 'https://api.news.test', RESIZER_BASE }).resizerBase).toBe(base),
  );

  it('an origin of the site without its path', () => {
    expect(read({ SITE_ORIGIN: 'https://site.test/en/' }).siteOrigin).toBe('https://site.test');
  });
});
