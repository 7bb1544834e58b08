import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { imageService } from './plugin';
import { signImage } from './signImage';
import { fourQuarters, colorAt } from './testPictures';

const secret = 'a secret of the tests';
const bearer = { authorization: 'Bearer newsroom' };
const jpeg = { ...bearer, 'content-type': 'image/jpeg' };
const auth = signImage(secret, 'quarters.jpg');
/** A picture elsewhere that a story holds. */
const known = 'https://images.example/a.jpg';
/** Stored pictures that a story holds. */
const told = ['/gateway/photo/v2/told.jpg', '/gateway/photo/v2/untold.jpg'];

describe('the picture service', () => {
  let app: FastifyInstance;
  let folder = '';
  const resize = (query: string, accept = 'image/webp') =>
    app.inject({ url: `/gateway/resizer/v2/quarters.jpg?${query}`, headers: { accept } });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'images-'));
    const picture = await fourQuarters(1200, 800);
    app = Fastify();
    await app.register(imageService, {
      prefix: '/gateway',
      dataDir: folder,
      secret,
      token: 'newsroom',
      publicBase: '/gateway',
      maxOriginalBytes: 2_000_000,
      isInStory: async (address) => address === known || told.includes(address),
    });
    await app.inject({
      method: 'PUT',
      url: '/gateway/photo/v2/quarters.jpg',
      headers: jpeg,
      payload: picture,
    });
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  describe('storing an original', () => {
    it('answers its address, size, signature and placeholder', async () => {
      const answer = await app.inject({
        method: 'PUT',
        url: '/gateway/photo/v2/new-one.jpg',
        headers: jpeg,
        payload: await fourQuarters(300, 200),
      });
      expect(answer.statusCode).toBe(201);
      expect(answer.json()).toEqual({
        url: '/gateway/photo/v2/new-one.jpg',
        width: 300,
        height: 200,
        auth: signImage(secret, 'new-one.jpg'),
        thumbhash: expect.stringMatching(/^[A-Za-z0-9+/=]{20,60}$/),
      });
    });

    it.each([
      ['without the token', {}, '', 401],
      ['with another token', { authorization: 'Bearer stranger' }, '', 401],
      ['with the token', bearer, '', 200],
      ['with the signature of its sizes', {}, `?auth=${auth}`, 401],
      ['with that, and a time', {}, `?auth=${auth}&until=99999999999`, 403],
      ['with two signatures', {}, '?auth=a&auth=b&until=1', 401],
    ])('is seen %s: %#', async (_name, headers, query, statusCode) => {
      const url = `/gateway/photo/v2/quarters.jpg${query}`;
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await app.inject({ method, url, headers });
        expect(answer.statusCode).toBe(statusCode);
        expect(answer.headers['content-type']).toContain(
          statusCode === 200 ? 'image/jpeg' : 'json',
        );
        expect(answer.headers['cache-control']).not.toContain('public');
      }
    });

    it('is seen for an hour by whom the newsroom gave its signature to, and no other is', async () => {
      const sign = '/gateway/signing-service/sign/original?value=quarters.jpg';
      expect((await app.inject({ url: sign })).statusCode).toBe(401);
      const { hash, until } = (await app.inject({ url: sign, headers: bearer })).json<{
        hash: string;
        until: number;
      }>();
      const see = async (file: string, end = until) =>
        (await app.inject({ url: `/gateway/photo/v2/${file}?auth=${hash}&until=${end}` }))
          .statusCode;
      expect(await see('quarters.jpg')).toBe(200);
      expect(await see('new-one.jpg')).toBe(403);
      expect(await see('quarters.jpg', until + 1)).toBe(403);
      const now = Date.now();
      jest.spyOn(Date, 'now').mockImplementation(() => now + 3_700_000);
      expect(await see('quarters.jpg')).toBe(403);
      jest.restoreAllMocks();
    });

    it('keeps where a picture was taken, and no size of it does', async () => {
      const payload = await sharp(await fourQuarters(300, 200))
        .withExif({ IFD0: { Copyright: 'Nelly Bly' }, IFD3: { GPSLatitudeRef: 'N' } })
        .withIccProfile('p3')
        .toBuffer();
      const url = '/gateway/photo/v2/located.jpg';
      await app.inject({ method: 'PUT', url, headers: jpeg, payload });
      const original = await app.inject({ url, headers: bearer });
      expect((await sharp(original.rawPayload).metadata()).exif).toBeDefined();
      for (const accept of ['image/avif', 'image/webp', '*/*']) {
        const size = await app.inject({
          url: `/gateway/resizer/v2/located.jpg?auth=${signImage(secret, 'located.jpg')}&width=100`,
          headers: { accept },
        });
        expect(size.statusCode).toBe(200);
        const { exif, xmp, iptc } = await sharp(size.rawPayload).metadata();
        expect({ exif, xmp, iptc }).toEqual({});
      }
    });

    it.each(['png', 'jpeg', 'webp', 'gif'] as const)(
      'is refused where it breaks off: %s',
      async (format) => {
        const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
        const create = { width: 400, height: 300, channels: 3 as const, noise, background: '#fff' };
        const whole = await sharp({ create }).toFormat(format).toBuffer();
        const answer = await app.inject({
          method: 'PUT',
          url: `/gateway/photo/v2/half.${format}`,
          headers: { ...bearer, 'content-type': `image/${format}` },
          payload: whole.subarray(0, whole.length / 2),
        });
        expect([415, 422]).toContain(answer.statusCode);
        const stored = await app.inject({
          url: `/gateway/photo/v2/half.${format}`,
          headers: bearer,
        });
        expect(stored.statusCode).toBe(404);
      },
    );

    it('is refused as anything but a picture', async () => {
      const answer = await app.inject({
        method: 'PUT',
        url: '/gateway/photo/v2/json.jpg',
        headers: { ...bearer, 'content-type': 'application/json' },
        payload: '{"a": 1}',
      });
      expect(answer.statusCode).toBe(415);
    });

    it.each([
      ['without the token', {}, 'photo.jpg', 401],
      ['with another token', { authorization: 'Bearer stranger' }, 'photo.jpg', 401],
      ['under a name that climbs', bearer, '..%2F..%2Fpasswd', 400],
      ['under a hidden name', bearer, '.htaccess', 400],
      ['as SVG by name', bearer, 'drawing.svg', 400],
    ])('is refused %s', async (_name, headers, file, statusCode) => {
      const answer = await app.inject({
        method: 'PUT',
        url: `/gateway/photo/v2/${file}`,
        headers: { 'content-type': 'image/jpeg', ...headers },
        payload: await fourQuarters(20, 20),
      });
      expect(answer.statusCode).toBe(statusCode);
      expect(answer.json().message).not.toBe('');
    });

    it.each([
      ['SVG by content', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
      ['no picture', Buffer.from('not a picture at all'), 415],
      ['nothing', Buffer.alloc(0), 400],
      ['too many bytes', Buffer.alloc(2_500_000), 413],
    ])('is refused for %s', async (_name, payload, statusCode) => {
      const answer = await app.inject({
        method: 'PUT',
        url: '/gateway/photo/v2/strange.jpg',
        headers: jpeg,
        payload,
      });
      expect(answer.statusCode).toBe(statusCode);
    });
  });

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
      const answers = await Promise.all(
        parts.map((part) => resize(`auth=${auth}&width=300${part}`)),
      );
      expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(3);
    });

    it.each([
      ['no signature', 'width=600', 403],
      ['a wrong signature', `auth=${'0'.repeat(64)}&width=600`, 403],
      ['a signature of another picture', `auth=${signImage(secret, 'b.jpg')}&width=600`, 403],
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
          url: `/gateway/resizer/v2/${id}?auth=${signImage(secret, file)}`,
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
      const before = await filesOf(join(folder, 'images', 'cache'));
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) => resize(`auth=${auth}&width=${501 + index}`)),
      );
      const bodies = new Set(answers.map((answer) => answer.rawPayload.toString('base64')));
      expect(bodies.size).toBe(1);
      expect((await filesOf(join(folder, 'images', 'cache'))) - before).toBe(1);
    });

    it('makes new pictures when the original is replaced', async () => {
      const put = async (width: number) =>
        app.inject({
          method: 'PUT',
          url: '/gateway/photo/v2/changing.jpg',
          headers: jpeg,
          payload: await fourQuarters(width, 100),
        });
      const get = () =>
        app.inject({
          url: `/gateway/resizer/v2/changing.jpg?auth=${signImage(secret, 'changing.jpg')}&width=100`,
        });
      await put(200);
      const before = await get();
      await put(400);
      const after = await get();
      expect(after.headers['etag']).not.toBe(before.headers['etag']);
      expect(await sharp(after.rawPayload).metadata()).toMatchObject({ width: 100, height: 25 });
    });
  });

  describe('the plain address of a stored picture', () => {
    it('leads readers to its largest size, where a story that they see holds it (platform §8)', async () => {
      const url = '/gateway/photo/v2/told.jpg';
      const payload = await fourQuarters(300, 200);
      await app.inject({ method: 'PUT', url, headers: jpeg, payload });
      const led = await app.inject({ url });
      expect(led.statusCode).toBe(302);
      expect(led.headers['location']).toBe(
        `/gateway/resizer/v2/told.jpg?auth=${signImage(secret, 'told.jpg')}&width=2000`,
      );
      const { statusCode, headers } = await app.inject({ url: `${led.headers['location']}` });
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    });

    it.each([
      ['which is not stored', '/gateway/photo/v2/untold.jpg', {}],
      ['with a wrong signature', '/gateway/photo/v2/told.jpg?auth=a&until=1', {}],
      ['with a wrong token', '/gateway/photo/v2/told.jpg', { authorization: 'Bearer a' }],
    ])('leads nowhere, %s', async (_name, url, headers) => {
      const answer = await app.inject({ url, headers });
      expect([401, 403]).toContain(answer.statusCode);
      expect(answer.headers['location']).toBeUndefined();
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
      expect(answer.json()).toEqual({ hash: signImage(secret, known) });
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
});

async function filesOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}
