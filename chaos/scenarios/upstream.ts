import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../../attack/ask';
import { faultOf } from '../../attack/faultOf';
import { openEdition } from '../../attack/openEdition';
import { openTarget, type Target } from '../../attack/openTarget';
import { watchHealth } from '../../attack/watchHealth';
import type { Scenario } from '../scenario';

/** What a content service does when it is ill. */
const ILLS: Record<string, (response: ServerResponse) => void> = {
  'answers 500': (response) =>
    void response.writeHead(500).end('{"message":"boom at db-7.internal"}'),
  'answers 502 with a page': (response) =>
    void response
      .writeHead(502, { 'content-type': 'text/html' })
      .end('<h1>nginx db-7.internal</h1>'),
  'answers null': (response) => json(response, 'null'),
  'answers an empty text': (response) => json(response, ''),
  'answers half of it': (response) => json(response, '{"content_elements":[{"_id":"a","type"'),
  'answers noise': (response) => json(response, '\u0000\u0001\u0002 {{{{'),
  'answers a page': (response) => json(response, '<!DOCTYPE html><html></html>'),
  'answers a number': (response) => json(response, '7'),
  'answers a list': (response) => json(response, '[[]]'),
  'breaks off': (response) => void response.destroy(),
  'breaks off in the middle': (response) => {
    response.writeHead(200, { 'content-length': '5000' });
    response.write('{"a":');
    setTimeout(() => response.destroy(), 50);
  },
  hangs: () => undefined,
  'hangs in the middle': (response) => {
    response.writeHead(200);
    response.write('{"a":');
  },
  'leads in a circle': (response) => void response.writeHead(302, { location: '/' }).end(),
  'never stops': (response) => {
    response.writeHead(200);
    const more = (): void => {
      while (!response.destroyed && response.write('"'.repeat(65_536)));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  },
};

const json = (response: ServerResponse, body: string): void =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(body);

/** A content service that fails in all ways: what is known is served, the rest is 503 and never 404. */
export const upstream: Scenario = {
  name: 'a content service that is slow, hangs or talks nonsense',
  on: ['embedded'],
  run: async (world) => {
    const service = await openService();
    const site = await openTarget({
      name: 'chaos-upstream',
      edition: await openEdition(),
      env: { CONTENT_BASE: service.url },
    });
    service.standsFor(site);
    try {
      const stories = await storiesOf(site);
      const faults: string[] = [];
      const known = stories.pop()!;
      await ask(site, { path: '/' });
      await ask(site, { path: known });
      for (const [ill, spoil] of Object.entries(ILLS)) {
        const unknown = stories.pop()!;
        service.fall(spoil);
        for (const fault of await whileIll(site, known, unknown)) faults.push(`${ill}: ${fault}`);
        service.fall(null);
        if (!(await comesBack(site, unknown)))
          faults.push(`${ill}: no page comes back within 60 s`);
      }
      world.note(`${Object.keys(ILLS).length} ills`);
      return faults;
    } finally {
      await site.stop();
      service.close();
    }
  },
};

async function whileIll(site: Target, known: string, unknown: string): Promise<string[]> {
  const faults: string[] = [];
  const watch = watchHealth(site);
  for (const path of ['/', known]) {
    const { status } = await ask(site, { path });
    if (status !== 200)
      faults.push(`${path === '/' ? 'the front' : 'a story'} that is known: ${status}`);
  }
  const answer = await ask(site, { path: unknown, patience: 30_000 }).catch(() => null);
  if (!answer) faults.push('a story that nobody has read: nothing within 30 s');
  else if (answer.status !== 503 && answer.status !== 200)
    faults.push(`a story that nobody has read: ${answer.status}, not 503`);
  else faults.push(...[faultOf(answer)].filter((fault) => fault !== null));
  const query = encodeURIComponent(JSON.stringify({ canonical_url: unknown }));
  const api = `/pf/api/v3/content/fetch/content-api?query=${query}`;
  const data = await ask(site, { path: api, patience: 30_000 }).catch(() => null);
  if (!data) faults.push('the content API: nothing within 30 s');
  else if (data.status === 404 || data.status === 500)
    faults.push(`the content API: ${data.status}`);
  else faults.push(...[faultOf(data)].filter((fault) => fault !== null));
  if (/db-7\.internal/.test((data?.text ?? '') + (answer?.text ?? '')))
    faults.push('tells of inside');
  const held = await watch.stop();
  if (held > 3000) faults.push(`held up the site for ${held} ms`);
  return faults;
}

async function comesBack(site: Target, path: string): Promise<boolean> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if ((await ask(site, { path })).status === 200) return true;
    await pause(500);
  }
  return false;
}

async function storiesOf(site: Target): Promise<string[]> {
  const query = 'website=broadsheet&q=type:story&size=40&sort=display_date:desc';
  const { text } = await ask(site, { path: `/gateway/content/v4/search/published?${query}` });
  const found = JSON.parse(text) as { content_elements: { canonical_url: string }[] };
  return found.content_elements.map(({ canonical_url }) => canonical_url);
}

interface Service {
  url: string;
  /** Whose own content it gives while it is well. */
  standsFor: (site: Target) => void;
  fall: (spoil: ((response: ServerResponse) => void) | null) => void;
  close: () => void;
}

/** Stands between a site and its own content service, and can fall ill. */
async function openService(): Promise<Service> {
  let site: Target | null = null;
  let spoil: ((response: ServerResponse) => void) | null = null;
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readText(request);
    if (spoil) return spoil(response);
    if (!site) return void response.writeHead(503, { 'retry-after': '1' }).end();
    const { method, url = '/', headers } = request;
    const answer = await ask(site, {
      method,
      path: `/gateway${url}`,
      headers: headers['content-type'] ? { 'content-type': headers['content-type'] } : {},
      ...(body ? { body } : {}),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  };
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.writeHead(502).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    standsFor: (opened) => {
      site = opened;
    },
    fall: (next) => {
      spoil = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
