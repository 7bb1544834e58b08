import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { ImageError } from './ImageError';
import type { Rendition } from './Renditions';
import { sendStandIn } from './sendPicture';
import { colorAt, fourQuarters } from './testing/pictures';
import { openService, signed, type TestService } from './testing/service';

const auth = signed('quarters.jpg');

/** Pages of any site may show it, as what it says it is. */
const FOR_ANY_PAGE = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
};

describe('a stored original that is damaged (platform §8)', () => {
  const shown = async (half: (whole: Buffer) => Buffer | Promise<Buffer>) => {
    const lines: string[] = [];
    const { app, folder, put, close } = await openService({}, (line) => void lines.push(line));
    const payload = await sharp(await fourQuarters(600, 400))
      .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg({ quality: 95 })
      .toBuffer();
    await put('quarters.jpg', payload);
    const originals = join(folder, 'images', 'originals');
    const [file = ''] = (await readdir(originals, { recursive: true })).filter((name) =>
      name.endsWith('.jpg'),
    );
    await writeFile(join(originals, file), await half(payload));
    const answer = await app.inject({
      url: `/gateway/resizer/v2/quarters.jpg?auth=${auth}&width=300`,
    });
    await close();
    expect(lines.join('')).toContain('Generate resized image failed');
    return answer;
  };

  it('is shown as far as it can be read, for a minute, without what it says of its place', async () => {
    const answer = await shown((whole) => whole.subarray(0, whole.length * 0.75));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      ...FOR_ANY_PAGE,
      'cache-control': 'public, max-age=60',
      'content-type': 'image/jpeg',
    });
    expect(answer.headers['etag']).toBeUndefined();
    const { width, height, exif } = await sharp(answer.rawPayload).metadata();
    expect({ width, height, exif }).toEqual({ width: 300, height: 200, exif: undefined });
    expect(await colorAt(answer.rawPayload, 0.25, 0.25)).toBe('red');
  });

  it('is refused where nothing of it can be read', async () => {
    const answer = await shown((whole) => whole.subarray(0, 20));
    expect(answer.statusCode).toBe(415);
    expect(answer.json().message).toBe('the bytes are not a picture in a known format');
  });

  it('is refused where its format is known, and none of its pixels is there', async () => {
    const answer = await shown(async (whole) => {
      const avif = await sharp(whole).avif().toBuffer();
      return avif.subarray(0, avif.length / 2);
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().message).toContain('the picture is damaged');
  });
});

it('a picture that waits for too many others is refused, to be asked for again: nothing stands in', async () => {
  const app = Fastify();
  let looked = 0;
  const rendition: Rendition = {
    etag: 'x',
    contentType: 'image/jpeg',
    read: () => Promise.reject(new Error('not asked for')),
    readRemains: async () => {
      looked += 1;
      return Buffer.from('remains');
    },
  };
  app.get('/:status', (request, reply) => {
    const status = Number((request.params as { status: string }).status) as 422 | 503;
    const reason = new ImageError(status, 'a reason');
    return sendStandIn(request, reply, { id: 'quarters.jpg', rendition, reason });
  });
  const [damaged, busy] = [await app.inject('/422'), await app.inject('/503')];
  await app.close();
  expect([damaged.statusCode, damaged.body, busy.statusCode, looked]).toEqual([
    200,
    'remains',
    503,
    1,
  ]);
});

describe('a remote original', () => {
  let service: TestService;
  let remote: Server;
  let remoteHost = '';
  /** Paths that the other host was asked for. */
  const asked: string[] = [];
  const told: string[] = [];

  beforeAll(async () => {
    const picture = await fourQuarters(1200, 800);
    remote = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (request.url === '/away.jpg') response.writeHead(302, { location: '/photo.jpg' }).end();
      else if (request.url === '/photo.jpg') response.end(picture);
      else if (request.url === '/huge.jpg') response.end(Buffer.alloc(3_000_000));
      else if (request.url === '/half.jpg') response.end(picture.subarray(0, 3000));
      else if (request.url === '/drawing.svg')
        response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
      else if (request.url === '/failing.jpg') response.writeHead(500).end();
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => remote.listen(0, '127.0.0.1', resolve));
    remoteHost = `127.0.0.1:${(remote.address() as AddressInfo).port}`;
    service = await openService({ remoteHosts: [remoteHost] }, (line) => void told.push(line));
  });
  afterAll(async () => {
    await service.close();
    remote.close();
  });

  const get = (address: string) =>
    service.app.inject({
      url: `/gateway/resizer/v2/${encodeURIComponent(address)}?auth=${signed(address)}&width=300`,
    });

  it('is resized when its host is on the list', async () => {
    const answer = await get(`http://${remoteHost}/photo.jpg`);
    expect(answer.statusCode).toBe(200);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 300, height: 200 });
  });

  it.each([
    ['of another host', 'https://images.example/photo.jpg'],
    ['that redirects', '/away.jpg'],
    ['that is missing', '/none.jpg'],
    ['that is too large', '/huge.jpg'],
    ['that breaks off', '/half.jpg'],
    ['that is a drawing', '/drawing.svg'],
    ['of a host that fails', '/failing.jpg'],
    ['of a host that is away', 'http://127.0.0.1:1/photo.jpg'],
  ])('%s is led to, where it may be shown by itself (platform §8)', async (_name, address) => {
    const full = address.startsWith('/') ? `http://${remoteHost}${address}` : address;
    const answer = await get(full);
    expect([answer.statusCode, answer.headers['location']]).toEqual([302, full]);
    expect(answer.headers).toMatchObject({
      ...FOR_ANY_PAGE,
      'cache-control': 'public, max-age=60',
    });
    expect(answer.headers['etag']).toBeUndefined();
  });

  it('is led to by https, which is all that pages load pictures by', async () => {
    const answer = await get('http://images.example/photo.jpg');
    expect(answer.headers['location']).toBe('https://images.example/photo.jpg');
  });

  it('that failed is not asked for again with every size, and told once (platform §8)', async () => {
    const address = `http://${remoteHost}/gone.jpg`;
    await get(address);
    await get(address);
    expect(asked.filter((path) => path === '/gone.jpg')).toHaveLength(1);
    const lines = told.filter((line) => line.includes(`"picture":"${address}"`));
    expect(lines).toEqual([expect.stringContaining('Generate resized image failed')]);
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ err: { stack: expect.any(String) } });
  });

  it.each([
    ['with a name in the address', 'user@', 403],
    ['with a password in the address', ':secret@', 403],
    ['without a host', 'https://', 400],
  ])('%s is refused', async (_name, address, statusCode) => {
    const full = address.endsWith('@') ? `http://${address}${remoteHost}/photo.jpg` : address;
    const answer = await get(full);
    expect(answer.statusCode).toBe(statusCode);
    expect(answer.headers['location']).toBeUndefined();
  });

  it('is not led to without its signature', async () => {
    const address = encodeURIComponent('https://images.example/photo.jpg');
    const answer = await service.app.inject({ url: `/gateway/resizer/v2/${address}?auth=${auth}` });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['location']).toBeUndefined();
  });
});
