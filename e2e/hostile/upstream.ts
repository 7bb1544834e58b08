import { text as readText } from 'node:stream/consumers';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Turns the true answer (JSON, or null where there is none) into what is sent. */
export type Spoil = (answer: unknown, path: string) => string;

export interface Upstream {
  /** Base for `CONTENT_BASE`. */
  base: string;
  /** From now on every answer goes through `spoil`. */
  use: (spoil: Spoil) => void;
  /** What the site says at a path, or to what is posted there; null where it says nothing. */
  truth: (path: string, posted?: string) => Promise<unknown>;
  close: () => void;
}

/** Asked beforehand, so that a query which finds nothing still gets an answer of the right kind. */
const SAMPLES = [
  '/content/v4/collections?website=broadsheet&_id=home-lead&from=0&size=20',
  '/content/v4/search/published?website=broadsheet&q=type:story&from=0&size=20',
];

/**
 * Stands between the pack's sources and the site's real content service: asks it for the true answer
 * and damages that. What is not found is answered with another answer of the same path, as damage
 * that nobody receives proves nothing.
 */
export async function openUpstream(gateway: string, story: string): Promise<Upstream> {
  const known = new Map<string, Promise<unknown>>();
  const samples = new Map<string, unknown>();
  let spoil: Spoil = (answer) => JSON.stringify(answer);

  async function ask(path: string, posted: string): Promise<unknown> {
    const response = await fetch(
      `${gateway}${path}`,
      posted
        ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: posted }
        : {},
    );
    if (!response.ok) {
      await response.body?.cancel();
      return null;
    }
    return response.json();
  }

  async function truth(path: string, posted = ''): Promise<unknown> {
    const question = `${path} ${posted}`;
    let answer = known.get(question);
    if (!answer) {
      if (known.size > 500) known.clear();
      answer = ask(path, posted);
      known.set(question, answer);
    }
    const kind = path.split('?')[0] ?? '';
    const found = await answer;
    if (isEmpty(found)) return samples.get(kind) ?? found;
    if (!samples.has(kind)) samples.set(kind, found);
    return found;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const body = spoil(structuredClone(await truth(path, await readText(request))), path);
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(502).end(String(error));
    });
  });
  // A connection that waits is not closed while the block that has it to itself is rendered.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  for (const sample of [...SAMPLES, `/content/v4/stories?website=broadsheet&website_url=${story}`])
    await truth(sample);
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    use: (next) => {
      spoil = next;
    },
    truth,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function isEmpty(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return true;
  const { content_elements: elements } = answer as { content_elements?: unknown };
  return Array.isArray(elements) && elements.length === 0;
}
