import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HarnessPack, HarnessRendering } from '../../../runtime/harness/types';

/** A state of a block that does not exist, made to fail. */
export interface BadState {
  html: string;
  /** Script of the page, run while it is read. */
  script?: string;
  failure?: string;
  status?: number;
  /** Bytes of its HTML in gzip. */
  weight?: number;
}

export interface BadSite {
  url: string;
  close: () => void;
}

/** A stand-in for a site's harness: one block, `bad-block`, with the given states. */
export async function serveBadBlocks(states: Record<string, BadState>): Promise<BadSite> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bad');
    const sendJson = (value: unknown) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(value));
    };
    if (pathname === '/pf/harness/api/blocks') {
      sendJson(describeStates(Object.keys(states)));
    } else if (pathname === '/pf/harness/api/render') {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const { state } = JSON.parse(body) as { state: string };
        sendJson(describeRendering(states[state]!));
      });
    } else if (pathname === '/pf/harness/frame') {
      const state = states[searchParams.get('state') ?? '']!;
      response.writeHead(state.status ?? 200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(framePage(state));
    } else {
      response.writeHead(404).end();
    }
  });
  await listen(server);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
}

function describeStates(names: string[]): HarnessPack {
  const states = names.map((name) => ({ name, type: 'bad-block/bad', fields: {} }));
  return {
    build: '1',
    blocks: [{ name: 'bad-block', parts: [], states, problem: null }],
    sources: [],
  };
}

function describeRendering({ html, failure, weight = 100 }: BadState): HarnessRendering {
  const none = { bytes: 0, gzip: 0 };
  return {
    html,
    props: {},
    requests: [],
    failure: failure ? { message: failure, stack: '' } : null,
    sizes: { html: { bytes: weight, gzip: weight }, css: none, script: none },
    duration: 1,
  };
}

function framePage({ html, script, failure }: BadState): string {
  const mark = failure ? ` data-failure="${failure}"` : '';
  return `<!DOCTYPE html><html lang="en"${mark}><head><meta charset="utf-8"><title>Bad</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head>
<body><main><h1>Bad</h1><div id="harness-block">${html}</div></main>
${script ? `<script>${script}</script>` : ''}</body></html>`;
}
