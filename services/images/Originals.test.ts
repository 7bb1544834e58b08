import sharp from 'sharp';
import { fourQuarters } from './testing/pictures';
import { bearer, jpeg, openService, signed, type TestService } from './testing/service';

const auth = signed('quarters.jpg');
/** Stored pictures that a story holds. */
const told = ['/gateway/photo/v2/told.jpg', '/gateway/photo/v2/untold.jpg'];

let service: TestService;
let app: TestService['app'];
beforeAll(async () => {
  service = await openService({ isInStory: async (address) => told.includes(address) });
  ({ app } = service);
  await service.put('quarters.jpg', await fourQuarters(1200, 800));
});
afterAll(() => service.close());

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
      auth: signed('new-one.jpg'),
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
      expect(answer.headers['content-type']).toContain(statusCode === 200 ? 'image/jpeg' : 'json');
      expect(answer.headers['cache-control']).not.toContain('public');
    }
  });

  it('is seen for an hour by whom the newsroom gave its signature to, and no other is', async () => {
    const sign = '/gateway/signing-service/sign/original?value=quarters.jpg';
    expect((await app.inject({ url: sign })).statusCode).toBe(401);
    const unknown = await app.inject({ url: `${sign}.gone`, headers: bearer });
    expect([unknown.statusCode, unknown.body]).toEqual([
      404,
      expect.stringContaining('no picture of that name is stored'),
    ]);
    const { hash, until } = (await app.inject({ url: sign, headers: bearer })).json<{
      hash: string;
      until: number;
    }>();
    const ask = (file: string, end = until) =>
      app.inject({ url: `/gateway/photo/v2/${file}?auth=${hash}&until=${end}` });
    const see = async (file: string, end = until) => (await ask(file, end)).statusCode;
    expect(await see('quarters.jpg')).toBe(200);
    expect(await see('new-one.jpg')).toBe(403);
    expect(await see('quarters.jpg', until + 1)).toBe(403);
    expect((await ask('new-one.jpg')).json()).toMatchObject({
      message: 'the signature of the original is wrong, or no longer holds',
    });
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
    await service.put(url.split('/').at(-1)!, payload);
    const original = await app.inject({ url, headers: bearer });
    expect((await sharp(original.rawPayload).metadata()).exif).toBeDefined();
    for (const accept of ['image/avif', 'image/webp', '*/*']) {
      const size = await app.inject({
        url: `/gateway/resizer/v2/located.jpg?auth=${signed('located.jpg')}&width=100`,
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

describe('the plain address of a stored picture', () => {
  it('leads readers to its largest size, where a story that they see holds it (platform §8)', async () => {
    const url = '/gateway/photo/v2/told.jpg';
    const payload = await fourQuarters(300, 200);
    await service.put(url.split('/').at(-1)!, payload);
    const led = await app.inject({ url });
    expect(led.statusCode).toBe(302);
    expect(led.headers['location']).toBe(
      `/gateway/resizer/v2/told.jpg?auth=${signed('told.jpg')}&width=2000`,
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
