import type { FastifyRequest } from 'fastify';

import { bearerCheck } from '../../../http/bearerCheck';
import { isSameSecret } from '../../../http/isSameSecret';
import { HttpError } from '../../http/HttpError';
import { isOurs } from '../../http/isOurs';
import type { NewsletterServiceOptions, SignedInReader } from '../options';
import { parseAddress } from '../rules/parseAddress';

/** Who calls: the deployment, for anyone, or a reader, for their own address. */
export type Caller = { kind: 'deployment' } | { kind: 'reader'; email: string };

declare module 'fastify' {
  interface FastifyRequest {
    newsletterCaller: Caller | null;
  }
}

/**
 * Finds out who calls, before anything of the body is read.
 * @returns hooks of routes that read, and of routes that change
 */
export function whoMay({
  token,
  readerOf,
}: Pick<NewsletterServiceOptions, 'token' | 'readerOf'>): Record<
  'read' | 'change',
  (request: FastifyRequest) => Promise<void>
> {
  const isDeployment = bearerCheck(token);
  const read = async (request: FastifyRequest): Promise<SignedInReader | null> => {
    if (isDeployment(request)) {
      request.newsletterCaller = { kind: 'deployment' };
      return null;
    }
    // A token that is wrong is no reader's request.
    const hasToken = request.headers.authorization !== undefined;
    const reader = hasToken ? null : ((await readerOf?.(request.headers)) ?? null);
    if (!reader) throw new HttpError(401, 'Sign in first.');
    request.newsletterCaller = { kind: 'reader', email: reader.email };
    return reader;
  };
  return {
    read: async (request) => {
      await read(request);
    },
    change: async (request) => {
      const reader = await read(request);
      if (!reader) return;
      const given = request.headers['x-csrf-token'];
      if (
        !isOurs(request.headers) ||
        typeof given !== 'string' ||
        !isSameSecret(given, reader.token)
      )
        throw new HttpError(403, 'This is sent from our own pages only.');
    },
  };
}

/** @throws HttpError where a caller may not act for an address */
export function allowOnly(caller: Caller | null, email: string): void {
  if (caller?.kind === 'deployment') return;
  if (caller?.email.toLowerCase() !== email.toLowerCase())
    throw new HttpError(403, 'This is not your address.');
}

/** @throws HttpError where what names an address is none */
export function addressOf(value: unknown): string {
  const address = typeof value === 'string' ? parseAddress(value) : null;
  if (address === null) throw new HttpError(400, 'An email address is missing, or is none.');
  return address;
}
