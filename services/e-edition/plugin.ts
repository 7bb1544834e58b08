import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { answerError } from '../http/answerError';
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
}

/** Below the prefix. */
const BASE = '/e-edition/';

/** The e-edition service: the paper of a day as it is printed. Register it under `/gateway`. See README.md. */
export const eEditionService: FastifyPluginAsync<EEditionServiceOptions> = async (app, options) => {
  const { edition, mayRead, upgradePath, paperPath, fileName } = options;
  app.setErrorHandler(answerError('e-edition'));
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
