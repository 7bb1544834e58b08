import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { foreignPictures, type JsonObject } from './foreignPictures';
import { PictureImport, type PictureImportOptions } from './PictureImport';

const HASH = 'b2c7d1'.repeat(10) + 'b2c7';

/** A publisher's host with pictures, and our picture service as the command sees it. */
class Hosts {
  readonly stored = new Map<string, Buffer>();
  /** Paths that the publisher's host was asked for. */
  readonly asked: string[] = [];
  most = 0;
  /** Status of the service where it does not work. */
  fault = 0;
  #underWay = 0;
  readonly #publisher = createServer((request, answer) => void this.#publish(request.url, answer));
  readonly #service = createServer((request, answer) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const [status, words] = this.#serve(request, Buffer.concat(chunks));
      answer.writeHead(status).end(JSON.stringify({ message: words }));
    });
  });

  async open(): Promise<void> {
    for (const server of [this.#publisher, this.#service])
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }

  close(): void {
    for (const server of [this.#publisher, this.#service]) {
      server.closeAllConnections();
      server.close();
    }
  }

  readonly options = (): PictureImportOptions => ({
    base: `${origin(this.#service)}/gateway`,
    token: 'newsroom',
    limits: { mayAsk: (ip) => ip === '127.0.0.1' },
  });

  readonly at = (name: string): string => `${origin(this.#publisher)}/${name}`;

  async #publish(path = '', answer: ServerResponse): Promise<void> {
    this.asked.push(path);
    this.#underWay += 1;
    this.most = Math.max(this.most, this.#underWay);
    await new Promise(setImmediate);
    this.#underWay -= 1;
    if (path.startsWith('/none')) answer.writeHead(404).end();
    else answer.writeHead(200, { 'content-type': 'image/jpeg' }).end(`bytes of ${path}`);
  }

  #serve(request: IncomingMessage, body: Buffer): [number, string] {
    if (request.headers.authorization !== 'Bearer newsroom') return [401, 'who are you?'];
    if (this.fault !== 0) return [this.fault, 'no space'];
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://service');
    const file = pathname.replace('/gateway/photo/v2/', '');
    if (request.method === 'GET')
      return [this.stored.has(searchParams.get('value') ?? '') ? 200 : 404, ''];
    if (body.includes('broken')) return [415, 'the bytes are not a picture in a known format'];
    this.stored.set(file, body);
    return [201, ''];
  }
}

const origin = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

describe('pictures of others that are brought in', () => {
  let hosts: Hosts;
  const opened: PictureImport[] = [];
  beforeEach(async () => {
    hosts = new Hosts();
    await hosts.open();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((pictures) => pictures.close()));
    hosts.close();
  });
  const open = (options: PictureImportOptions = hosts.options()) => {
    const pictures = new PictureImport(options);
    opened.push(pictures);
    return pictures;
  };

  const picture = (name: string): JsonObject => ({
    _id: name,
    type: 'image',
    version: '0.10.12',
    url: hosts.at(name),
    auth: { '1': HASH },
    additional_properties: { mime_type: 'image/jpeg', originalUrl: hosts.at(name) },
  });
  const story = (id: string, ...names: string[]): JsonObject => ({
    _id: id,
    type: 'story',
    content_elements: names.map(picture),
  });

  it('are stored with us, and the document names ours', async () => {
    const given = story('s1', 'a.jpg');
    const before = structuredClone(given);
    const pictures = open();
    const [{ content_elements: elements } = {}] = await pictures.bringIn([given]);
    const [file = ''] = hosts.stored.keys();
    expect(file).toMatch(/^[0-9a-f]{32}\.jpg$/);
    expect(hosts.stored.get(file)?.toString()).toBe('bytes of /a.jpg');
    expect(elements).toEqual([
      {
        _id: 'a.jpg',
        type: 'image',
        version: '0.10.12',
        url: `/gateway/photo/v2/${file}`,
        additional_properties: {
          mime_type: 'image/jpeg',
          originalUrl: hosts.at('a.jpg'),
          original_url: hosts.at('a.jpg'),
        },
      },
    ]);
    expect(pictures.summary).toEqual({ found: 1, stored: 1, known: 0, failures: [] });
    expect(given).toEqual(before);
  });

  it('are fetched once, in one run and in the next', async () => {
    const given = [story('s1', 'a.jpg', 'b.jpg'), story('s2', 'a.jpg')];
    const [first, second] = [open(), open()];
    const before = [
      ...(await first.bringIn(given.slice(0, 1))),
      ...(await first.bringIn(given.slice(1))),
    ];
    expect(await second.bringIn(given)).toEqual(before);
    expect(first.summary).toMatchObject({ found: 2, stored: 2, known: 0 });
    expect(second.summary).toMatchObject({ found: 2, stored: 0, known: 2 });
    expect(hosts.asked.toSorted()).toEqual(['/a.jpg', '/b.jpg']);
  });

  it('stay at their host where they cannot be had, and are listed', async () => {
    const given = story('s1', 'none.jpg', 'broken.jpg', 'a.jpg');
    const pictures = open();
    const [document] = await pictures.bringIn([given]);
    expect(document?.['content_elements']).toMatchObject([
      { url: hosts.at('none.jpg'), auth: { '1': HASH } },
      { url: hosts.at('broken.jpg'), auth: { '1': HASH } },
      { url: expect.stringMatching(/^\/gateway\/photo\/v2\//) },
    ]);
    expect(pictures.summary).toMatchObject({ found: 3, stored: 1 });
    expect(pictures.summary.failures).toEqual(
      expect.arrayContaining([
        { address: hosts.at('none.jpg'), document: 's1', reason: 'was answered 404' },
        {
          address: hosts.at('broken.jpg'),
          document: 's1',
          reason: 'is refused: the bytes are not a picture in a known format',
        },
      ]),
    );
  });

  it('are not fetched from a private network', async () => {
    const { limits: _none, ...options } = hosts.options();
    const pictures = open(options);
    await pictures.bringIn([story('s1', 'a.jpg')]);
    expect(hosts.asked).toEqual([]);
    expect(pictures.summary.failures).toMatchObject([
      { reason: '127.0.0.1 is in a private network' },
    ]);
  });

  it('come a few at a time, with progress, and the documents in their order', async () => {
    const given = Array.from({ length: 40 }, (_item, n) => story(`s${n}`, `${n}.jpg`, `${n}b.jpg`));
    const progress: number[] = [];
    const pictures = open({
      ...hosts.options(),
      atOnce: 3,
      onProgress: ({ stored }) => progress.push(stored),
    });
    expect((await pictures.bringIn(given)).map(({ _id }) => _id)).toEqual(
      given.map(({ _id }) => _id),
    );
    expect(progress).toEqual(Array.from({ length: 80 }, (_item, n) => n + 1));
    expect(hosts.most).toBeLessThanOrEqual(3);
  });

  it.each([401, 503, 507])('end where the picture service answers %i', async (status) => {
    hosts.fault = status;
    await expect(open().bringIn([story('s1', 'a.jpg')])).rejects.toThrow(
      new RegExp(
        `^The picture service answered ${status} to [\\da-f]{32}\\.jpg\\. What came in is kept; import again to go on\\.$`,
      ),
    );
  });
});

describe('the pictures of a document', () => {
  const url = 'https://pictures.example/a.jpg';
  const image = { type: 'image', url };

  it.each<[string, JsonObject, number]>([
    ['a promo item', { promo_items: { basic: image, social: image } }, 2],
    ['elements, however deep', { content_elements: [{ content_elements: [image] }] }, 1],
    ['a gallery', { type: 'gallery', content_elements: [image, image] }, 2],
    ['an author', { credits: { by: [{ type: 'author', image: { url } }] } }, 1],
    ['a video', { promo_image: { url } }, 1],
    ['a picture alone', image, 1],
    [
      'an address in any letters',
      { promo_items: { basic: { type: 'image', url: 'HTTP://X.y/a' } } },
      1,
    ],
    ['a story', { type: 'story', url, image: url }, 0],
    ['a picture with us', { promo_items: { basic: { ...image, url: '/photo/v2/a.jpg' } } }, 0],
    ['what is no address of the web', { promo_items: { basic: { ...image, url: 'data:,x' } } }, 0],
    ['what is the publisher’s own', { additional_properties: { image } }, 0],
  ])('are found: %s', (_name, document, count) => {
    expect(foreignPictures(document)).toHaveLength(count);
  });
});
