import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { originalUrl, resizerUrl, type ResizableImage } from '../components/ui/resizerUrl';
import { at, record } from '../content/schemas/json';
import { readImage } from '../content/schemas/readImage';
import { setFusion } from '../mocks/fusion/state';
import { PictureImport } from '../runtime/cli/import/PictureImport';
import { cleanJson, type JsonObject } from '../services/content/ans/json';
import { inflate } from '../services/content/read/inflate';
import { parseImageRequest } from '../services/images/parseImageRequest';
import { fourQuarters } from '../services/images/testing/pictures';
import { openService, signed, type TestService } from '../services/images/testing/service';

const side = fc.oneof(
  fc.integer({ min: 1, max: 4000 }),
  fc.double({ min: 0.01, max: 1e6, noNaN: true }),
);
const place = fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.double({ noNaN: true }));

it('the resizer refuses no address that a page makes, whatever a picture says of itself (platform §8)', () => {
  fc.assert(
    fc.property(
      fc.record({ width: side, height: side }, { requiredKeys: ['width'] }),
      fc.option(fc.record({ x: place, y: place })),
      fc.option(fc.record({ left: place, top: place, width: place, height: place }), {
        nil: undefined,
      }),
      (size, focal, crop) => {
        const image: ResizableImage = {
          url: '/gateway/photo/v2/a.jpg',
          auth: 'a1',
          focal,
          ...(crop ? { crop } : {}),
        };
        const { searchParams } = new URL(resizerUrl(image, size), 'https://x.example');
        const { width } = parseImageRequest(Object.fromEntries(searchParams));
        expect(width).toBeLessThanOrEqual(2000);
      },
    ),
  );
});

describe('a picture that another content API delivered, by who resizes (platform §8)', () => {
  const HASH = 'b2c7d1'.repeat(10) + 'b2c7';
  let publisher: Server;
  let host = '';
  let service: TestService;
  let delivered: JsonObject;

  beforeAll(async () => {
    const picture = await fourQuarters(1200, 800);
    publisher = createServer((_request, answer) =>
      answer.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture),
    );
    await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve));
    host = `127.0.0.1:${(publisher.address() as AddressInfo).port}`;
    service = await openService({ remoteHosts: [host] });
    delivered = {
      _id: '4QZ6WBXK5NGH',
      type: 'image',
      version: '0.10.12',
      url: `http://${host}/gazette/4QZ6WBXK5NGH.jpg`,
      auth: { '1': HASH },
      width: 1200,
      height: 800,
    };
  });
  afterAll(async () => {
    await service.close();
    publisher.closeAllConnections();
    publisher.close();
  });

  /** As our content service delivers what was imported. */
  const fromUs = (document: Record<string, unknown>, imageHosts: string[]): unknown =>
    inflate(
      cleanJson(document) as JsonObject,
      { referents: [], authors: new Map(), sections: new Map() },
      { website: 'broadsheet', signImage: signed, imageHosts },
    );

  /** What stands in the page: the address that is shown, and the one that stands in for it. */
  function addressesOf(raw: unknown, RESIZER_BASE: string) {
    setFusion({ environment: { RESIZER_BASE } });
    const image = readImage(raw);
    const shown = image && resizerUrl(image, { width: 300 });
    return { shown: shown ?? '', original: image && originalUrl(image, shown ?? '') };
  }

  it('theirs does: their signature is right', () => {
    const { shown, original } = addressesOf(delivered, 'https://news.example/resizer/v2/');
    expect(shown).toBe(`https://news.example/resizer/v2/4QZ6WBXK5NGH.jpg?auth=${HASH}&width=300`);
    expect(original).toBe(delivered['url']);
  });

  it('nobody does: it is shown as it is', () => {
    expect(addressesOf(delivered, '').shown).toBe(delivered['url']);
  });

  it('ours does not read their host: it is shown as it is, and never refused', () => {
    const { shown } = addressesOf(fromUs(delivered, []), '/gateway/resizer/v2/');
    expect(shown).toBe(delivered['url']);
  });

  it('ours reads their host, by http as well', async () => {
    const { shown } = addressesOf(fromUs(delivered, [host]), '/gateway/resizer/v2/');
    expect(shown).toMatch(/^\/gateway\/resizer\/v2\/http%3A%2F%2F/);
    expect((await service.app.inject(shown)).statusCode).toBe(200);
  });

  it('ours has it, since `import --pictures` brought it in', async () => {
    await service.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = service.app.server.address() as AddressInfo;
    const story = { _id: 's1', type: 'story', promo_items: { basic: delivered } };
    const pictures = new PictureImport({
      base: `http://127.0.0.1:${port}/gateway`,
      token: 'newsroom',
      limits: { mayAsk: (ip) => ip === '127.0.0.1' },
    });
    const [document] = await pictures.bringIn([story]);
    await pictures.close();
    const basic = at(document, 'promo_items', 'basic');
    expect(pictures.summary).toEqual({ found: 1, stored: 1, known: 0, failures: [] });
    const { shown } = addressesOf(fromUs(record(basic), []), '/gateway/resizer/v2/');
    expect((await service.app.inject(shown)).statusCode).toBe(200);
  });
});
