import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { escapeHtml } from '../../../render/escape';
import type { PageDocument } from '../../../document/document';
import { InvalidInput } from '../../../document/errors';
import { expandDraft } from '../../../store/linked/expandDraft';
import type { Store } from '../../../store/openStore';
import { readDraft } from '../../../store/readDraft';
import { readVersion } from '../../../store/readVersion';
import { describeMissing, type PreviewRenderer } from './PreviewRenderer';
import { sampleAt, type Sample } from './findSample';
import { readPreview, type PreviewClaims } from './previewToken';

export interface PreviewRoutesOptions {
  store: Store;
  website: string;
  /** Keys under any of which tokens may be signed. */
  keys: readonly string[];
  renderer: PreviewRenderer;
}

/**
 * A preview is a page without an origin: nothing in it can reach the site, the editor or its cookies, and
 * no script of the page's runs; only the editor's own, which draws what its host tells it.
 */
const POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "media-src 'self' https:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
].join('; ');

/** `GET /pf/editor/preview?token=`: a draft or version in the editor's frame. The token alone opens it. */
export function previewRoutes(options: PreviewRoutesOptions): FastifyPluginAsync {
  const { store, website, keys, renderer } = options;
  const shownBy = async ({ documentId, version }: PreviewClaims, draft: PageDocument) =>
    version === null ? draft : readVersion(store, { documentId, version });
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('x-frame-options', 'SAMEORIGIN').header('content-security-policy', POLICY);
    });
    const say = (reply: FastifyReply, status: number, text: string) =>
      reply.code(status).type('text/html; charset=utf-8').send(messagePage(text));

    app.get<{ Querystring: { token?: unknown } }>('/pf/editor/preview', async (request, reply) => {
      const { token } = request.query;
      if (typeof token !== 'string') return say(reply, 400, 'A preview has one token.');
      const claims = readPreview(keys, token, { website, now: Date.now() });
      if (!claims) return say(reply, 403, 'This preview has run out.');
      const draft = await readDraft(store, claims.documentId);
      if (!draft || draft.rev < claims.rev) return say(reply, 404, 'This draft is gone.');
      const shown = await shownBy(claims, draft.document);
      if (!shown) return say(reply, 404, 'This version is gone.');
      let sample: Sample;
      try {
        sample = await sampleAt({ store, website, document: shown }, claims.uri);
      } catch (error) {
        if (!(error instanceof InvalidInput)) throw error;
        return say(reply, 404, error.message);
      }
      try {
        const { document } = await expandDraft(store, {
          document: shown,
          website,
          draftOf: claims.draftOf,
        });
        const { body, contentType } = await renderer.page(document, draft.rev, sample);
        return await reply.type(contentType).send(body);
      } catch (error) {
        request.log.warn({ err: error, document: claims.documentId }, 'No preview');
        return say(reply, 502, describeMissing(error, sample));
      }
    });
  };
}

function messagePage(text: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Preview</title><style>body{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif;padding:3rem;text-align:center}</style></head><body><p>${escapeHtml(text)}</p></body></html>`;
}
