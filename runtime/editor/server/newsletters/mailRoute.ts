import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { escapeHtml } from '../../../render/escape';
import type { Access } from '../../contract/access';
import { API_PREFIX } from '../../contract/calls';
import type { Mailing } from './Mailing';

const PUBLISH: Access = { right: 'publish', on: 'site' };

const params = z.strictObject({ id: z.string().min(1).max(100) });

/**
 * A mail shows pictures and its own styles, and nothing in it runs: as in a mail program. Its links open
 * tabs of their own.
 */
const POLICY = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src * data:',
  "form-action 'none'",
  "frame-ancestors 'self'",
  "base-uri 'self'",
].join('; ');

/** `GET /newsletters/:id/mail`: an edition as it would be sent now, for a frame of the editor's. */
export function mailRoute(app: FastifyInstance, mailing: () => Mailing): void {
  void app.register(async (scope) => {
    // All else of the editor's is framed by nobody.
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('x-frame-options', 'SAMEORIGIN').header('content-security-policy', POLICY);
    });
    scope.get(
      `${API_PREFIX}/newsletters/:id/mail`,
      { config: { access: PUBLISH } },
      async (request, reply) => {
        const { id } = params.parse(request.params);
        const { page, problem } = await mailing().preview(id);
        const html = page ? inNewTabs(page.html) : message(problem ?? '');
        return reply.type('text/html; charset=utf-8').send(html);
      },
    );
  });
}

const inNewTabs = (html: string): string => html.replace('<head>', '<head><base target="_blank">');

const message = (text: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Preview</title><style>body{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif;padding:3rem;text-align:center}</style></head><body><p>${escapeHtml(text)}</p></body></html>`;
