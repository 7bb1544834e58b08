import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { PlainPages } from '../../plain-pages/PlainPages';
import { PERSONAL_HEADERS } from '../http/personalHeaders';
import type { EEdition } from './EEdition';

export interface EEditionServiceOptions {
  edition: EEdition;
  /** Whether who asks has the e-edition. */
  mayRead: (headers: IncomingHttpHeaders) => Promise<boolean>;
  /** Where anybody else is taken: what it comes with (widgets §2). */
  upgradePath: string;
  /** Where the list of the papers is. */
  paperPath: string;
  /** Of the file that a reader keeps: `broadsheet`. */
  fileName: string;
  pages: PlainPages;
  /** Whether new papers are drawn before anyone asks: not where readers are led to another e-edition. */
  drawsAhead: boolean;
}

/** s */
const RETRY_AFTER = 60;
/** Below the prefix. */
const BASE = '/e-edition/';

/** The e-edition service: the paper of a day as it is printed. Register it under `/gateway`. See README.md. */
export const eEditionService: FastifyPluginAsync<EEditionServiceOptions> = async (app, options) => {
  const { edition, mayRead, upgradePath, paperPath, fileName, pages } = options;
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'e-edition service');
    return reply
      .code(503)
      .headers({ 'retry-after': String(RETRY_AFTER), 'content-security-policy': pages.policy() })
      .type('text/html; charset=utf-8')
      .send(
        pages.message({
          title: 'The e-edition can’t be opened right now',
          words:
            'Please try again in a minute. All of the paper’s stories are on the page of the day.',
          link: { url: paperPath, label: 'Open Today’s Paper' },
        }),
      );
  });
  let endDrawing = () => {};
  app.addHook('onReady', async () => {
    if (options.drawsAhead) endDrawing = edition.drawAhead();
  });
  app.addHook('onClose', async () => endDrawing());
  // It is for who pays for it: no cache may hand it to others.
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ ...PERSONAL_HEADERS, 'cache-control': 'private, no-cache' });
  });
  const redirect = (reply: FastifyReply, path: string) => reply.redirect(path, 303);

  app.get(BASE, async ({ headers }, reply) => {
    if (!(await mayRead(headers))) return redirect(reply, upgradePath);
    const day = await edition.newest();
    return redirect(reply, day ? `${app.prefix}${BASE}${day}.pdf` : paperPath);
  });

  app.get<{ Params: { day: string } }>(`${BASE}:day.pdf`, async (request, reply) => {
    const { headers, params } = request;
    if (!(await mayRead(headers))) return redirect(reply, upgradePath);
    const file = await edition.file(params.day);
    if (!file) return redirect(reply, paperPath);
    const tag = `"${file.tag}"`;
    reply.header('etag', tag);
    if (headers['if-none-match'] === tag) return reply.code(304).send();
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${fileName}-${params.day}.pdf"`,
      })
      .send(Buffer.from(file.pdf));
  });
};
