import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { colorAt, fourQuarters } from './testing/pictures';
import { bearer, openService, signed, type TestService } from './testing/service';

const auth = signed('quarters.jpg');
/** A picture elsewhere that a story holds. */
const known = 'https://images.example/a.jpg';

let service: TestService;
let app: TestService['app'];
beforeAll(async () => {
  service = await openService({ isInStory: async (address) => address === known });
  ({ app } = service);
  await service.put('quarters.jpg', await fourQuarters(1200, 800));
});
afterAll(() => service.close());

const resize = (query: string, accept = 'image/webp') =>
  app.inject({ url: `/gateway/resizer/v2/quarters.jpg?${query}`, headers: { accept } });

describe('the resizer', () => {
  it.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('for accept: %s sends %s', async (accept, type, format) => {
    const answer = await resize(`auth=${auth}&width=600&height=400&smart=true`, accept);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['vary']).toBe('accept');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format,
      width: 600,
      height: 400,
    });
  });

  it.each([
    ['a width', 'width=600', 600, 400],
    ['a box, inside which all of it fits', 'width=300&height=300', 300, 200],
    ['a square by focal point', 'width=300&height=300&focal=10,10', 300, 300],
    ['a width between the steps', 'width=601', 620, 413],
    ['more than there is', 'width=1900', 1200, 800],
    ['no size', '', 760, 507],
  ])('makes %s', async (_name, query, width, height) => {
    const answer = await resize(`auth=${auth}&${query}`);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width, height });
  });

  it.each([
    ['left', '200,200', 'width=100&height=400', 0.5, 0.25, 'red'],
    ['right', '1000,200', 'width=100&height=400', 0.5, 0.25, 'green'],
    ['top', '200,200', 'width=400&height=100', 0.25, 0.5, 'red'],
    ['bottom', '200,600', 'width=400&height=100', 0.25, 0.5, 'blue'],
  ])('keeps the %s that the focal point %s names', async (_name, focal, size, x, y, color) => {
    const answer = await resize(`auth=${auth}&${size}&focal=${focal}`, '*/*');
    expect(await colorAt(answer.rawPayload, x, y)).toBe(color);
  });

  it.each([
    ['whole', 'width=300', 0.5, 0.5],
    ['in a shape, looked for within it', 'width=100&height=300&smart=true', 0.1, 0.1],
    ['in a shape around a point outside', 'width=100&height=300&focal=0,0', 0.9, 0.9],
  ])('sends nothing but the part that an editor kept: %s', async (_name, size, x, y) => {
    const answer = await resize(`auth=${auth}&${size}&crop=612,0,588,380`, '*/*');
    expect(await colorAt(answer.rawPayload, x, y)).toBe('green');
  });

  it('keeps parts of one picture apart', async () => {
    const parts = ['', '&crop=612,0,588,380', '&crop=0,0,588,380'];
    const answers = await Promise.all(parts.map((part) => resize(`auth=${auth}&width=300${part}`)));
    expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(3);
  });

  it.each([
    ['no signature', 'width=600', 403],
    ['a wrong signature', `auth=${'0'.repeat(64)}&width=600`, 403],
    ['a signature of another picture', `auth=${signed('b.jpg')}&width=600`, 403],
    ['a bad width', `auth=${auth}&width=99999`, 400],
    ['a bad part', `auth=${auth}&width=60&crop=all`, 400],
    ['a bad focal point', `auth=${auth}&width=60&height=60&focal=left`, 400],
  ])('refuses %s', async (_name, query, statusCode) => {
    const answer = await resize(query);
    expect(answer.statusCode).toBe(statusCode);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['etag']).toBeUndefined();
  });

  it.each(['missing.jpg', '../originals/quarters.jpg', '../../../etc/passwd', 'a/b.jpg'])(
    'does not find %s, even signed',
    async (file) => {
      const id = encodeURIComponent(file);
      const answer = await app.inject({
        url: `/gateway/resizer/v2/${id}?auth=${signed(file)}`,
      });
      expect(answer.statusCode).toBe(404);
    },
  );

  it('answers 304 to a reader who holds the picture', async () => {
    const first = await resize(`auth=${auth}&width=200`);
    const again = await app.inject({
      url: `/gateway/resizer/v2/quarters.jpg?auth=${auth}&width=200`,
      headers: { accept: 'image/webp', 'if-none-match': `${first.headers['etag']}` },
    });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  it('makes a picture once for readers who ask together, and keeps it', async () => {
    const before = await filesOf(join(service.folder, 'images', 'cache'));
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => resize(`auth=${auth}&width=${501 + index}`)),
    );
    const bodies = new Set(answers.map((answer) => answer.rawPayload.toString('base64')));
    expect(bodies.size).toBe(1);
    expect((await filesOf(join(service.folder, 'images', 'cache'))) - before).toBe(1);
    expect(await filesOf(join(service.folder, 'images', 'originals'))).toBe(1);
  });

  it('makes new pictures when the original is replaced', async () => {
    const put = async (width: number) =>
      service.put('changing.jpg', await fourQuarters(width, 100));
    const get = () =>
      app.inject({
        url: `/gateway/resizer/v2/changing.jpg?auth=${signed('changing.jpg')}&width=100`,
      });
    await put(200);
    const before = await get();
    await put(400);
    const after = await get();
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
    expect(await sharp(after.rawPayload).metadata()).toMatchObject({ width: 100, height: 25 });
  });
});

describe('the signing service (platform §7)', () => {
  const sign = (value: string, headers: Record<string, string> = bearer) =>
    app.inject({
      url: `/gateway/signing-service/sign/resizer?value=${encodeURIComponent(value)}`,
      headers,
    });

  it.each(['quarters.jpg', '/gateway/photo/v2/quarters.jpg'])('signs %s', async (value) => {
    const answer = await sign(value);
    expect(answer.json()).toEqual({ hash: auth });
  });

  it('signs an address of another host that is in a story', async () => {
    const answer = await sign(known);
    expect(answer.json()).toEqual({ hash: signed(known) });
  });

  it.each(['missing.jpg', '/gateway/photo/v2/missing.jpg', `${known}?other`, '../quarters.jpg'])(
    'does not sign what neither the library nor a story knows: %s',
    async (value) => {
      expect((await sign(value)).statusCode).toBe(404);
    },
  );

  it('needs the token', async () => {
    expect((await sign('quarters.jpg', {})).statusCode).toBe(401);
  });

  it.each(['', 'x'.repeat(3000)])('refuses a value that is no id', async (value) => {
    expect((await sign(value)).statusCode).toBe(400);
  });
});

async function filesOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}
