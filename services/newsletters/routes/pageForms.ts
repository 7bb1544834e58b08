import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Html } from '../../../plain-pages/html';
import type { Message, PlainPages } from '../../../plain-pages/PlainPages';
import { HttpError } from '../../http/HttpError';
import { isOurs } from '../../http/isOurs';
import { PERSONAL_HEADERS } from '../../http/personalHeaders';

/** bytes: an address and every newsletter. */
export const BODY_LIMIT = 8192;

/** Lets routes of a scope take forms, as `URLSearchParams`. */
export function takeForms(scope: FastifyInstance): void {
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, new URLSearchParams(body)),
  );
}

/** @throws HttpError for what another site sends */
export async function ownPagesOnly({ headers }: FastifyRequest): Promise<void> {
  if (!isOurs(headers)) throw new HttpError(403, 'This form is sent from our own pages only.');
}

/** Answers with a page that is about one person. */
export function showPage(reply: FastifyReply, pages: PlainPages, page: string): FastifyReply {
  return reply
    .headers({ ...PERSONAL_HEADERS, 'content-security-policy': pages.policy() })
    .type('text/html; charset=utf-8')
    .send(page);
}

export const showMessage = (
  reply: FastifyReply,
  pages: PlainPages,
  message: Message,
): FastifyReply => showPage(reply, pages, pages.message(message));

/** A page with a title and what is in it. */
export const showContent = (
  reply: FastifyReply,
  pages: PlainPages,
  title: string,
  content: Html,
): FastifyReply => showPage(reply, pages, pages.page(title, content));
