import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileReport, SiteConfig } from '../config';
import { announceSite, findGateway } from '../import/findSite';
import { importAns } from './importAns';

jest.mock('../openSite', () => ({ openSite: () => Promise.reject(new Error('opened')) }));

let folder = '';
let server: Server;
let sent: string[] = [];
let failsAt = Infinity;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'import-'));
  sent = [];
  failsAt = Infinity;
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      if (request.url === '/pf/health') return response.end();
      if (request.url?.includes('/signing-service/')) return response.writeHead(404).end();
      const { documents } = JSON.parse(text) as { documents: { _id: string }[] };
      if (sent.length + documents.length > failsAt) return response.writeHead(500).end();
      sent.push(...documents.map(({ _id }) => _id));
      const accepted = documents.map(({ _id }) => ({ _id, status: 'new', deviations: [] }));
      return response.end(JSON.stringify({ accepted, rejected: [] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env['BROADSHEET_DATA_DIR'] = folder;
  announceSite(folder, address());
  jest.spyOn(console, 'log').mockReturnValue();
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
  delete process.env['BROADSHEET_DATA_DIR'];
  process.exitCode = 0;
  jest.restoreAllMocks();
});

const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** In a private network, where none is fetched from. */
const PICTURE = 'http://127.0.0.1:9/a.jpg';

const ids = Array.from({ length: 120 }, (_item, n) => `d${n}`);

const config = {
  root: '/nowhere',
  readAnsFiles: async () => ({
    bytes: 120,
    mark: 'mark',
    reports: async function* (after: number): AsyncGenerator<FileReport> {
      for (const [read, id] of ids.slice(after).entries())
        yield {
          file: 'all.ndjson',
          id,
          status: 'accepted',
          errors: [],
          document: { _id: id, promo_items: { basic: { type: 'image', url: PICTURE } } },
          read,
        };
    },
  }),
} as unknown as SiteConfig;

describe('import ans', () => {
  it('goes on where it was broken off, through the site that says in its folder where it listens', async () => {
    failsAt = 100;
    await expect(importAns(config, 'all.ndjson', {})).rejects.toThrow('answered 500');
    expect(sent).toHaveLength(100);
    failsAt = Infinity;
    await importAns(config, 'all.ndjson', {});
    expect(sent).toEqual(ids);
    expect(console.log).toHaveBeenLastCalledWith(expect.stringMatching(/^120 new, 0 changed, /));
    expect(readdirSync(join(folder, 'imports'))).toEqual([]);
  });

  it('begins anew when told so', async () => {
    failsAt = 50;
    await expect(importAns(config, 'all.ndjson', {})).rejects.toThrow('answered 500');
    failsAt = Infinity;
    await importAns(config, 'all.ndjson', { restart: true });
    expect(sent).toEqual([...ids.slice(0, 50), ...ids]);
  });

  it('names a picture that has to stay at its host, once, and counts what became of all', async () => {
    const told = jest.spyOn(console, 'error').mockReturnValue();
    await importAns(config, 'all.ndjson', { pictures: true });
    expect(sent).toEqual(ids);
    const lines = told.mock.calls.flat().filter((line) => String(line).includes('picture stays'));
    expect(lines).toEqual([expect.stringMatching(/ d0: http:.*a\.jpg .*in a private network$/)]);
    expect(console.log).toHaveBeenLastCalledWith(
      expect.stringMatching(/^120 new, .*; pictures: 0 stored, 0 known, 1 left at their host\.$/),
    );
  });

  it('goes on only with what was asked for before: pictures or none', async () => {
    failsAt = 50;
    await expect(importAns(config, 'all.ndjson', {})).rejects.toThrow('answered 500');
    failsAt = Infinity;
    jest.spyOn(console, 'error').mockReturnValue();
    await importAns(config, 'all.ndjson', { pictures: true });
    expect(sent).toEqual([...ids.slice(0, 50), ...ids]);
  });

  it('finds no site where the one that said so is gone', async () => {
    announceSite(folder, 'http://127.0.0.1:1')();
    expect(await findGateway(folder, 1)).toBeNull();
  });
});
