import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSync } from 'esbuild';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { newestDay, shiftDay } from '../content/schemas/paperDays';
import { drawInThread } from '../services/e-edition/draw/drawInThread';
import { openEEdition } from './eEdition';
import { printFonts } from './printed/printFonts';

const TODAY = newestDay(Date.now());
const YESTERDAY = shiftDay(TODAY, -1);

const story = (id: string, ...editions: string[]) => ({
  _id: id,
  type: 'story',
  canonical_url: `/news/${id}.html`,
  headlines: { basic: `Łódź, “El Niño” — ${id}` },
  content_elements: [{ type: 'text', content: 'Words.' }],
  promo_items: {
    basic: { type: 'image', url: `https://p.example/${id}.jpg`, width: 900, height: 600 },
  },
  revision: { editions },
});

const DOCUMENTS = [
  story('tomorrow', `print-${shiftDay(TODAY, 1)}-A1.1`),
  story('lead', `print-${TODAY}`, `print-${TODAY}-A1.1`),
  story('second', `print-${TODAY}`, `print-${TODAY}-A1.2`),
  story('game', `print-${TODAY}`, `print-${TODAY}-C1.1`),
  story('game-two', `print-${TODAY}`, `print-${TODAY}-C2.1`),
  story('zoo', `print-${TODAY}`, `print-${TODAY}-Z1.1`),
  { ...story('without a headline', `print-${TODAY}`, `print-${TODAY}-D1.1`), headlines: {} },
  story('old', `print-${YESTERDAY}`, `print-${YESTERDAY}-A1.1`),
];

let server: Server;
let folder: string;
let base = '';
const asked: { query: URLSearchParams; token: string }[] = [];
const pictures: string[] = [];

beforeAll(async () => {
  // Beside node_modules, as in dist/: packages are found from there.
  folder = mkdtempSync(join(process.cwd(), 'node_modules', '.cache-print-'));
  buildSync({
    entryPoints: [join(__dirname, '../services/e-edition/draw/printWorker.ts')],
    outfile: join(folder, 'printWorker.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  server = createServer(({ url = '', headers }, response) => {
    const { searchParams: query } = new URL(url, 'http://content');
    asked.push({ query, token: headers.authorization ?? '' });
    const day = /editions:"print-([\d-]+)"/.exec(query.get('q') ?? '')?.[1];
    const found = DOCUMENTS.filter(({ revision: { editions } }) =>
      editions.some((edition) => (day ? edition === `print-${day}` : edition.endsWith('-A1.1'))),
    );
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ content_elements: found }));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await new Promise((resolve) => void server.close(resolve));
});

const open = (file: Uint8Array | null = null) =>
  openEEdition({
    website: 'broadsheet',
    fonts: printFonts(),
    origin: () => 'https://news.example',
    contentBase: () => base,
    contentToken: 'secret',
    pictureAddress: ({ url }) => url,
    fetchPicture: async (address) => {
      pictures.push(address);
      return file;
    },
    draw: (paper) => drawInThread(pathToFileURL(join(folder, 'printWorker.mjs')), paper),
    warn: () => undefined,
  });

describe('the e-edition of what stories say of their place in print', () => {
  it('is of the papers that are out', async () => {
    expect(await open().newest()).toBe(TODAY);
    expect(await open().file(shiftDay(TODAY, 1))).toBeNull();
  });

  it('has each page of the day with its section, and asks for whole stories with the site’s token', async () => {
    asked.splice(0);
    const file = await open().file(TODAY);
    const pdf = Buffer.from(file!.pdf).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(4);
    for (const name of ['A1 News', 'C1 Sports', 'C2 Sports', 'Z1 Section Z'])
      expect(pdf).toContain(`(${name})`);
    expect(new Set(pdf.match(/\/URI \(([^)]*)\)/g))).toEqual(
      new Set(
        ['lead', 'second', 'game', 'game-two', 'zoo'].map(
          (id) => `/URI (https://news.example/news/${id}.html)`,
        ),
      ),
    );
    expect(asked.map(({ token }) => token)).toEqual(['Bearer secret', 'Bearer secret']);
    expect(asked[1]!.query.get('website')).toBe('broadsheet');
    expect(asked[1]!.query.get('_sourceExclude')).toBeNull();
    expect(pictures).toContain('https://p.example/lead.jpg');
    for (const font of ['Newsreader', 'LibreFranklin'])
      expect(pdf).toMatch(new RegExp(`/FontName /[A-Z]{6}\\+${font}`));
  });

  it('can be turned back to a day before', async () => {
    const file = await open().file(YESTERDAY);
    expect(Buffer.from(file!.pdf).toString('latin1')).toContain('/news/old.html');
  });

  it('fails with what went wrong in its thread', async () => {
    await expect(open(new Uint8Array([1, 2])).file(TODAY)).rejects.toThrow('Unknown image format');
  });
});
