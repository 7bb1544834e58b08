import type { FastifyReply } from 'fastify';

import type { Message } from '../../../plain-pages/PlainPages';
import type { IdentityServiceOptions } from '../options';
import { pagePolicy } from '../pages/siteOf';

/** How routes answer with pages of this service. */
export function pageAnswers(options: IdentityServiceOptions) {
  const originOf = (): string => new URL(options.issuer()).origin;

  const show = (reply: FastifyReply, status: number, body: string): FastifyReply =>
    reply
      .code(status)
      .header('content-security-policy', pagePolicy(options, originOf()))
      .type('text/html; charset=utf-8')
      .send(body);

  const say = (reply: FastifyReply, status: number, message: Message): FastifyReply =>
    show(reply, status, options.pages.message(message));

  return { originOf, show, say };
}
