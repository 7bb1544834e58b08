import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEdition } from './loadEdition';

interface Call {
  method: string;
  path: string;
  authorization: string | undefined;
  body: string;
}

const story = `---
headline: A story
section: /news
authors: [maya-okafor]
hoursAgo: 1
description: One sentence.
lead: { art: abstract, seed: 1, ratio: 16x9, alt: "Forms" }
---
Text.`;

describe('loading the edition over HTTP', () => {
  let folder = '';
  let server: Server;
  let base = '';
  let calls: Call[] = [];
  let refused: unknown[] = [];
  const stored = new Set<string>();
  const progress: string[] = [];
  const load = () =>
    loadEdition({
      base,
      token: 'newsroom',
      clock: new Date('2026-11-21T04:00:00Z'),
      onProgress: (line) => progress.push(line),
      folder,
    });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'seed-'));
    await mkdir(join(folder, 'stories'));
    for (let index = 0; index < 60; index += 1) {
      await writeFile(join(folder, 'stories', `story-${index}.md`), story);
    }
    await cp(join(__dirname, '../texts/authors.yaml'), join(folder, 'authors.yaml'));
    for (const name of ['galleries', 'videos', 'restaurants', 'collections']) {
      await writeFile(join(folder, `${name}.yaml`), '[]');
    }
    server = createServer((request, response) => {
      void readBody(request).then((body) => {
        const { method = '', url: path = '' } = request;
        calls.push({ method, path, authorization: request.headers.authorization, body });
        if (method === 'HEAD') response.statusCode = stored.has(path) ? 200 : 404;
        if (path.startsWith('/gateway/photo/') && method === 'PUT') stored.add(path);
        response.end(JSON.stringify({ accepted: [], rejected: refused }));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/gateway`;
  });
  beforeEach(() => {
    calls = [];
    refused = [];
    progress.length = 0;
  });
  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('sends sections, writers, stories by fifty, and pictures, all with the token', async () => {
    await load();
    const puts = calls.filter(({ method }) => method === 'PUT');
    expect(new Set(puts.map(({ authorization }) => authorization))).toEqual(
      new Set(['Bearer newsroom']),
    );
    const ingests = puts.filter(({ path }) => path === '/gateway/content/v4/ingest?replace=true');
    expect(
      ingests.map(({ body }) => (JSON.parse(body) as { documents: [] }).documents.length),
    ).toEqual([50, 10]);
    const pictures = puts.filter(({ path }) => path.startsWith('/gateway/photo/v2/'));
    expect(pictures).toHaveLength(31);
    const order = ['section', 'author-service', 'ingest', 'photo'].map((part) =>
      puts.findIndex(({ path }) => path.includes(part)),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(progress.at(-1)).toBe('31 of 31 pictures drawn');
  });

  it('draws no picture again that is there', async () => {
    await load();
    expect(
      calls.filter(({ method, path }) => method === 'PUT' && path.includes('/photo/')),
    ).toEqual([]);
  });

  it('says what was wrong with a document that was refused', async () => {
    refused = [{ _id: 'story-1', errors: [{ path: '/headlines', message: 'must be an object' }] }];
    await expect(load()).rejects.toThrow('story-1: /headlines: must be an object');
  });
});

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('latin1');
}
