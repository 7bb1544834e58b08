import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { composeSite } from '../broadsheet.config';
import { at, list, record } from '../content/schemas/json';
import { importAns } from '../runtime/cli/commands/importAns';
import { announceSite } from '../runtime/cli/import/findSite';
import { openDatabase } from '../runtime/store/openDatabase';
import type { Database } from '../runtime/store/database';
import { fourQuarters } from '../services/images/testing/pictures';
import { openPublicSite, TOKEN } from './openPublicSite';

const STORIES = 120;
const HASH = 'b2c7d1'.repeat(10) + 'b2c7';

let folder = '';
let database: Database;
let site: Awaited<ReturnType<typeof openPublicSite>>;
let publisher: Server;
let asked: string[] = [];
let onAsked = (): void => undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'import-pictures-'));
  database = await openDatabase({ dataDir: join(folder, 'database') });
  site = await openPublicSite(database);
  const picture = await fourQuarters(1200, 800);
  publisher = createServer((request, answer) => {
    asked.push(request.url ?? '');
    onAsked();
    if (request.url === '/none.jpg') answer.writeHead(404).end();
    else answer.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
  });
  await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve));
  process.env['BROADSHEET_DATA_DIR'] = folder;
  process.env['ARC_ACCESS_TOKEN'] = TOKEN;
  announceSite(folder, site.origin);
});
afterAll(async () => {
  delete process.env['BROADSHEET_DATA_DIR'];
  delete process.env['ARC_ACCESS_TOKEN'];
  process.exitCode = 0;
  publisher.closeAllConnections();
  publisher.close();
  await site.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

const addressOf = (name: string): string =>
  `http://127.0.0.1:${(publisher.address() as AddressInfo).port}/${name}.jpg`;

const picture = (name: string) => ({
  type: 'image',
  version: '0.10.9',
  url: addressOf(name),
  width: 1200,
  height: 800,
  auth: { '1': HASH },
});

/** Each has a picture of its own, one that all have, and one that is not there. */
const story = (n: number) => ({
  _id: `delivered-${n}`,
  type: 'story',
  version: '0.10.9',
  canonical_url: `/delivered/${n}.html`,
  headlines: { basic: `Headline ${n}` },
  display_date: '2026-05-01T12:00:00Z',
  promo_items: { basic: picture(`own-${n}`), lead: picture('all') },
  content_elements: [{ type: 'text', content: 'Words.' }, picture('none')],
});

it('pictures come in from the publisher’s host once, also where that was broken off, and readers get ours (platform §8)', async () => {
  const said = jest.spyOn(console, 'log').mockReturnValue();
  const told = jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const file = join(folder, 'archive.ndjson');
  const lines = Array.from({ length: STORIES }, (_item, n) => JSON.stringify(story(n)));
  writeFileSync(file, lines.join('\n'));
  const stopped = new AbortController();
  const pictureLimits = { mayAsk: () => true };
  const options = { delivered: true, pictures: true };

  onAsked = () => asked.length === 60 && stopped.abort();
  await importAns(composeSite(), file, options, { pictureLimits, signal: stopped.signal });
  expect(said.mock.calls.flat().at(-1)).toMatch(/^Stopped after 100 documents: 100 new, /);
  expect(told.mock.calls.flat()).toEqual([
    expect.stringMatching(/picture stays.* delivered-0: http:.*none\.jpg was answered 404$/),
  ]);
  await importAns(composeSite(), file, options, { pictureLimits });
  jest.restoreAllMocks();

  const once = [...Array.from({ length: STORIES }, (_item, n) => `/own-${n}.jpg`), '/all.jpg'];
  // What could not be had is tried again by the second run.
  expect(asked.toSorted()).toEqual([...once, '/none.jpg', '/none.jpg'].toSorted());

  for (const n of [0, STORIES - 1]) {
    const answer = await fetch(`${site.origin}/gateway/content/v4/stories?_id=delivered-${n}`);
    const delivered = record((await answer.json()) as unknown);
    for (const [key, name] of [
      ['basic', `own-${n}`],
      ['lead', 'all'],
    ] as const) {
      const image = record(at(delivered, 'promo_items', key));
      expect(image['url']).toMatch(/^\/gateway\/photo\/v2\/[\w-]+\.jpg$/);
      expect(at(image, 'additional_properties', 'original_url')).toBe(addressOf(name));
      const resized = await fetch(
        `${site.origin}${String(image['url']).replace('photo', 'resizer')}?auth=${String(at(image, 'auth', '1'))}&width=300&height=200`,
      );
      expect([resized.status, await sizeOf(resized)]).toEqual([200, [300, 200]]);
    }
    const stays = list(delivered['content_elements'])[1];
    expect(at(stays, 'url')).toBe(addressOf('none'));
  }
});

async function sizeOf(answer: Response): Promise<number[]> {
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return [width, height];
}
