import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileReport, SiteConfig } from '../config';
import { announceSite, findGateway } from '../import/findSite';
import { importAns, type ImportOptions } from './importAns';

let folder = '';
let server: Server;
let sent: string[] = [];
/** Questions to the content service, but the one whether it knows the token. */
let asked: string[] = [];
let failsAt = Infinity;
let became: object = {};
let isOurs = true;
let onSent = (): unknown => undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'import-'));
  sent = [];
  asked = [];
  failsAt = Infinity;
  became = { status: 'new' };
  isOurs = true;
  onSent = () => undefined;
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      if (request.url === '/pf/health') return response.end();
      if (request.url?.includes('/signing-service/')) return response.writeHead(404).end();
      if (!isOurs) return response.writeHead(401).end();
      if (text !== NOTHING) asked.push(request.url ?? '');
      if (request.method === 'DELETE') return response.end('{}');
      const { documents } = JSON.parse(text) as { documents: { _id: string }[] };
      if (sent.length + documents.length > failsAt) return response.writeHead(500).end();
      sent.push(...documents.map(({ _id }) => _id));
      const accepted = documents.map(({ _id }) => ({ _id, ...became, deviations: [] }));
      onSent();
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

/** With which it is asked whether it knows the token. */
const NOTHING = '{"documents":[]}';

const said = (): unknown[] => jest.mocked(console.log).mock.calls.flat();

function readReport(): string[] {
  const [name = ''] = readdirSync(join(folder, 'imports'));
  return readFileSync(join(folder, 'imports', name), 'utf8')
    .trimEnd()
    .split('\n');
}

/** In a private network, where none is fetched from. */
const PICTURE = 'http://127.0.0.1:9/a.jpg';

const ids = Array.from({ length: 120 }, (_item, n) => `d${n}`);

const ACCEPTED: FileReport = {
  file: 'all.ndjson',
  id: 'd0',
  status: 'accepted',
  errors: [],
  document: { _id: 'd0' },
  read: 1,
};
const REFUSED: FileReport = {
  file: 'all.ndjson',
  id: null,
  status: 'rejected',
  errors: [{ path: '/type', message: 'is unknown' }],
  read: 2,
};

const filesOf = (files: readonly FileReport[]) =>
  ({
    root: '/nowhere',
    readAnsFiles: async () => ({
      bytes: 2,
      mark: 'mark',
      reports: async function* (after: number): AsyncGenerator<FileReport> {
        yield* files.slice(after);
      },
    }),
  }) as unknown as SiteConfig;

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
    expect(said()).toContainEqual(expect.stringMatching(/^120 new, 0 changed, /));
    expect(readdirSync(join(folder, 'imports'))).toHaveLength(1);
    expect(readReport()).toEqual(ids.map((id) => `new      \t${id}\tall.ndjson`));
  });

  it('stops behind the documents that are under way when told so, and says how to go on', async () => {
    const stopped = new AbortController();
    onSent = () => sent.length === 100 && stopped.abort();
    await importAns(config, 'all.ndjson', {}, { signal: stopped.signal });
    expect(sent).toEqual(ids.slice(0, 100));
    expect(console.log).toHaveBeenLastCalledWith(
      expect.stringMatching(/^Stopped after 100 documents: 100 new, .* Run it again to go on\.$/),
    );
    expect(process.exitCode).toBe(130);
    await importAns(config, 'all.ndjson', {});
    expect(sent).toEqual(ids);
  });

  it('says of each document that stays held back what was kept, and what to do', async () => {
    const told = jest.spyOn(console, 'error').mockReturnValue();
    became = { status: 'kept', kept: ['/slug', '/status'], held: ['/status'], reason: 'stays so' };
    await importAns(config, 'all.ndjson', {});
    expect(told.mock.calls.flat().slice(0, 1)).toEqual([
      expect.stringMatching(/held back.* all\.ndjson \(d0\): stays so$/),
    ]);
    // What nobody reads on a terminal is in the report.
    expect(told).toHaveBeenCalledTimes(101);
    expect(told).toHaveBeenLastCalledWith('20 more of such lines are in the report.');
    expect(said()).toContainEqual(
      expect.stringMatching(/^0 new, 0 changed, 120 kept .*; 120 of them stay held back\.$/),
    );
    expect(readReport()[119]).toBe('kept     \td119\tall.ndjson\tstays so; kept: /slug, /status');
  });

  it('counts what readers are not shown', async () => {
    became = { status: 'draft' };
    await importAns(config, 'all.ndjson', {});
    expect(said()).toContainEqual(
      expect.stringMatching(/^0 new, .* 0 unchanged, 120 drafts, 0 refused/),
    );
    expect(process.exitCode).toBe(0);
  });

  it('fails where documents are refused', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    await importAns(filesOf([ACCEPTED, REFUSED]), 'all.ndjson', {});
    expect(said()).toContainEqual(expect.stringMatching(/^1 new, .* 1 refused/));
    expect(process.exitCode).toBe(1);
  });

  it('fails where there is nothing to bring in, and leaves no report', async () => {
    await importAns(filesOf([]), 'none.ndjson', {});
    expect(said()).toContainEqual('There are no documents in none.ndjson.');
    expect([process.exitCode, readdirSync(join(folder, 'imports'))]).toEqual([1, []]);
  });

  it('names each batch of a dry run alike, ends it, and leaves nothing to go on with', async () => {
    await importAns(config, 'all.ndjson', { check: true });
    const runs = asked.map((url) => new URL(url, address()));
    const [first] = runs;
    const name = first?.searchParams.get('run');
    expect(runs.map(({ pathname, searchParams }) => [pathname, searchParams.get('run')])).toEqual([
      ...[0, 1, 2].map(() => ['/gateway/content/v4/ingest', name]),
      [`/gateway/content/v4/ingest-checks/${name}`, null],
    ]);
    expect(name).toMatch(/^[\w-]{36}$/);
    expect(said()).toContainEqual(expect.stringMatching(/^It would be: 120 new, /));
    expect(readReport()).toHaveLength(120);
  });

  it.each<[ImportOptions, string]>([
    [{}, 'profile=strict&check=false&replace=false'],
    [{ check: true }, 'profile=strict&check=true&replace=false'],
    [{ replace: true }, 'profile=strict&check=false&replace=true'],
    [{ delivered: true }, 'profile=delivered&check=false&replace=false'],
    [{ tolerant: true }, 'profile=delivered&check=false&replace=false'],
  ])('of %j asks the service for that and no more', async (options, parameters) => {
    await importAns(filesOf([ACCEPTED]), 'all.ndjson', options);
    expect(asked[0]?.replace(/&run=[^&]*/, '')).toBe(`/gateway/content/v4/ingest?${parameters}`);
  });

  it('leaves alone a site at the address of its own that has another token', async () => {
    isOurs = false;
    await expect(importAns(config, 'all.ndjson', {})).rejects.toThrow(
      'pack/manifest.json', // it opens a site of its own, which has no pack here
    );
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
    expect(said()).toContainEqual(
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
    expect(await findGateway(folder, 'token')).toBeNull();
  });
});
