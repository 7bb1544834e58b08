import { EventEmitter, on } from 'node:events';
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import type { ContentClient } from '../content/fetchContent';
import { readAnswer } from '../content/readAnswer';
import { readChoices } from '../content/readChoices';
import { findImages } from '../content/service/findImages';
import { originalAddress } from '../content/service/originalAddress';
import type { AnswerQuestion, ChoiceQuestion } from '../content/questions';
import { describeFailure } from '../pack/traceErrors';
import type { Pack } from '../pack/types';
import { pathBelow } from '../server/routes/assets';
import { comeBackAfter, streamsOf } from '../server/Streams';
import { answerMedia, framePage, SLOW_MS } from './framePage';
import { describePack } from './readStates';
import { renderState, type StateRendering } from './renderState';
import { formatSettings, parseSettings, type HarnessSettings } from './settings';
import type { HarnessEvent, HarnessRendering } from './types';

export interface HarnessOptions {
  pack: () => Pack;
  content: ContentClient;
  website: string;
  /** Absolute base of the services, for the picture picker. */
  gateway: () => string;
  /** Bearer token for them. */
  token: string;
  /** Folder of the harness's own compiled application. */
  appDir: string;
  events: HarnessEvents;
}

/** Tells open harnesses that the pack was built, or could not be. */
export class HarnessEvents extends EventEmitter<{ event: [HarnessEvent] }> {
  tell(event: HarnessEvent): void {
    this.emit('event', event);
  }
}

const PREFIX = '/pf/harness';
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json',
};
const PAGE = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Block harness</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${PREFIX}/app/main.css">
</head>
<body><div id="harness"></div><script type="module" src="${PREFIX}/app/main.js"></script></body>
</html>`;

const EMPTY = { bytes: 0, gzip: 0 };

/** The block harness: its application, its API, and the frames that it shows. */
export function harnessRoutes(options: HarnessOptions): FastifyPluginAsync {
  const render = (settings: HarnessSettings) =>
    renderState(settings, {
      pack: options.pack(),
      content: options.content,
      website: options.website,
    });

  const axeFile = () =>
    createRequire(join(options.pack().root, 'package.json')).resolve('axe-core/axe.min.js');

  const routes: FastifyPluginAsync = async (app) => {
    app.addHook('onRequest', async (request) => {
      const from = request.headers.referer;
      if (!from || !URL.canParse(from)) return;
      const { pathname, searchParams } = new URL(from);
      const isSlow = pathname === `${PREFIX}/frame` && searchParams.get('network') === 'slow';
      if (isSlow) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    });

    app.get(PREFIX, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(PAGE),
    );
    app.get<{ Params: { '*': string } }>(`${PREFIX}/app/*`, async (request, reply) => {
      const path = request.params['*'];
      return sendFile(reply, path === 'axe.min.js' ? axeFile() : pathBelow(options.appDir, path));
    });
    app.get(`${PREFIX}/api/blocks`, async () => describePack(options.pack()));
    app.post<{ Body: HarnessSettings }>(`${PREFIX}/api/render`, async (request, reply) => {
      // Through the address, so that one place decides what settings are.
      const settings = parseSettings(formatSettings(request.body));
      try {
        return describeRendering(await render(settings), options.pack());
      } catch (error) {
        return reply
          .code(404)
          .send({ message: error instanceof Error ? error.message : String(error) });
      }
    });
    fieldRoutes(app, options);
    app.get(`${PREFIX}/frame`, async (request, reply) => {
      const settings = parseSettings(new URL(request.url, 'http://harness').searchParams);
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
      try {
        return framePage(await render(settings), settings, options.pack());
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        return reply.code(404).type('text/plain; charset=utf-8').send(text);
      }
    });
    app.get<{ Params: { ids: string }; Querystring: Record<string, string> }>(
      `${PREFIX}/css/:ids.css`,
      async (request, reply) => {
        const pack = options.pack();
        const { scheme, motion } = parseSettings(new URLSearchParams(request.query));
        const byId = new Map(Object.values(pack.manifest.css).map(({ id, file }) => [id, file]));
        const ids = request.params.ids.split('.');
        const files = ids.flatMap((id) => byId.get(Number(id)) ?? []);
        if (files.length < ids.length) return sendFile(reply, null);
        const sheets = await Promise.all(
          files.map((file) => readFile(join(pack.clientDir, file), 'utf8')),
        );
        return reply
          .type('text/css; charset=utf-8')
          .send(answerMedia(sheets.join('\n'), { scheme, motion }));
      },
    );
    eventRoute(app, options.events);
  };
  // The site's own routes are held back too where a frame asks for a slow network.
  return Object.assign(routes, { [Symbol.for('skip-override')]: true });
}

/** What the harness says of a rendering, beside its frame. */
function describeRendering(
  { html, props, requests, failure, state, duration }: StateRendering,
  { manifest: { css, chunks } }: Pack,
): HarnessRendering {
  const { entry } = state;
  const sheet = entry.css ? css[entry.css] : undefined;
  const chunk = entry.chunk === null ? undefined : chunks[entry.chunk];
  const size = (asset: typeof sheet | typeof chunk) =>
    asset ? { bytes: asset.bytes, gzip: asset.gzip } : EMPTY;
  return {
    html,
    props,
    requests,
    failure: failure && { message: describeFailure(failure), stack: failure.error.stack ?? '' },
    sizes: {
      html: { bytes: Buffer.byteLength(html), gzip: html ? gzipSync(html).length : 0 },
      css: size(sheet),
      script: size(chunk),
    },
    duration,
  };
}

/** A file of the harness; null: there is none. */
async function sendFile(reply: FastifyReply, file: string | null) {
  if (!file) return reply.code(404).type('text/plain').send('Not found');
  try {
    const body = await readFile(file);
    return await reply
      .type(TYPES[extname(file)] ?? 'application/octet-stream')
      .header('cache-control', 'no-cache')
      .send(body);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return reply.code(404).type('text/plain').send('Not found');
  }
}

/** What forms of custom fields ask for: pictures, answers of sources, choices. */
function fieldRoutes(app: FastifyInstance, options: HarnessOptions): void {
  const { content, website, gateway, token } = options;
  const service = { base: gateway, token, website };
  app.get<{ Querystring: { q?: string } }>(`${PREFIX}/api/images`, async ({ query }) =>
    findImages(service, query.q ?? ''),
  );
  app.get<{ Querystring: { url?: string } }>(
    `${PREFIX}/api/images/original`,
    async ({ query }) => ({ address: await originalAddress(service, query.url ?? '') }),
  );
  app.post<{ Body: AnswerQuestion }>(`${PREFIX}/api/content/answer`, async ({ body }) =>
    readAnswer(content, website, body),
  );
  app.post<{ Body: ChoiceQuestion & { source: string } }>(
    `${PREFIX}/api/content/choices`,
    async ({ body: { source, ...question } }) => readChoices(content, website, source, question),
  );
}

/** Tells open harnesses what becomes of builds, as a stream of events. */
function eventRoute(app: FastifyInstance, events: HarnessEvents): void {
  const streams = streamsOf(app);
  app.get(`${PREFIX}/events`, async (request, reply) => {
    const gone = new AbortController();
    const closed = streams.add('harness', () => {
      reply.raw.end(`retry: ${comeBackAfter()}\n\n`);
    });
    request.raw.once('close', () => {
      closed();
      gone.abort();
    });
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      connection: 'close',
    });
    reply.raw.write(': open\n\n');
    try {
      for await (const [event] of on(events, 'event', { signal: gone.signal }))
        reply.raw.write(`data: ${JSON.stringify(event)}\n\n`);
    } catch (error) {
      if (!gone.signal.aborted) throw error;
    }
  });
}
