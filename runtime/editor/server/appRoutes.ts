import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { StoredBody } from '../../render/storedBody';
import { NO_FILE, pathBelow } from '../../server/routes/assets';
import { APP_FILES } from '../contract/screens';
import { sendStored } from '../../server/sendStored';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Best brotli at once: these files last as long as the process. */
const UPGRADE = { after: 1, quality: 9 };

/** `/pf/editor/app/…`: the application's own files. They hold nothing secret, and frames load them too. */
export function appRoutes(appDir: string): FastifyPluginAsync {
  const files = new Map<string, StoredBody>();

  async function load(file: string): Promise<StoredBody | null> {
    const known = files.get(file);
    if (known) return known;
    try {
      const body = new StoredBody(await readFile(file), UPGRADE);
      files.set(file, body);
      return body;
    } catch (error) {
      if (NO_FILE.includes((error as NodeJS.ErrnoException).code ?? '')) return null;
      throw error;
    }
  }

  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      if (reply.statusCode < 400) reply.header('cache-control', 'no-cache');
    });
    app.get<{ Params: { '*': string } }>(`${APP_FILES}/*`, async (request, reply) => {
      const file = pathBelow(appDir, request.params['*']);
      const type = file ? TYPES[extname(file)] : undefined;
      const body = file && type ? await load(file) : null;
      if (!body || !type) return reply.code(404).type('text/plain').send('Not found');
      return sendStored(request, reply, 200, body, { 'content-type': type });
    });
  };
}
