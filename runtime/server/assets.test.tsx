import { pathBelow } from './routes/assets';
import { openTestSite } from './testing/openTestSite';

const { site, get } = openTestSite();

afterAll(() => site.app.close());

describe('the path of an asset', () => {
  it.each([
    ['css/page.css', '/site/dist/css/page.css'],
    ['css/../a.js', '/site/dist/a.js'],
    ['../manifest.json', null],
    ['css/../../manifest.json', null],
    ['../dist-of-another/a.js', null],
    ['/etc/passwd', '/site/dist/etc/passwd'],
    ['a.js\0.css', null],
    ['', null],
    ['.', null],
  ])('of %j is %j', (path, expected) => {
    expect(pathBelow('/site/dist', path)).toBe(expected);
  });
});

describe('assets', () => {
  it('are the styles of a page in one file, for ever', async () => {
    const { body, headers } = await get('/pf/dist/css/page/0.1.css?d=b1');
    expect(body).toBe('body{margin:0}p{margin:0}');
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('are chunks of this build only', async () => {
    expect((await get('/pf/dist/components/combinations/3.chunk.js?d=aaaaaaaa')).statusCode).toBe(
      200,
    );
    expect((await get('/pf/dist/components/combinations/3.chunk.js?d=bbbbbbbb')).statusCode).toBe(
      404,
    );
    expect((await get('/pf/dist/css/page/0.1.css?d=other')).statusCode).toBe(404);
  });

  it('are, where they are documents for frames, under a policy of their own', async () => {
    const { statusCode, headers } = await get('/pf/resources/frame.html');
    expect(statusCode).toBe(200);
    const policy = String(headers['content-security-policy']);
    for (const directive of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"])
      expect(policy.split('; ')).toContain(directive);
    // In a sandbox of its own it would write what its name holds, also when nobody frames it.
    expect(policy).not.toContain('sandbox');
  });

  it.each([
    '/pf/dist/../manifest.json',
    '/pf/dist/%2e%2e/manifest.json',
    '/pf/resources/..%2f..%2fetc/passwd',
    '/pf/dist/css/page/0.77.css',
    '/pf/dist/css/page/x.css',
    '/pf/dist/css',
  ])('%s is not there', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('that are not there are kept by no cache', async () => {
    const { headers, body } = await get('/pf/dist/css/page/0.77.css');
    expect([headers['cache-control'], body]).toEqual(['no-store', 'Not found']);
  });
});
