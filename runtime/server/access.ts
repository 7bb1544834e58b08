import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { RuleOf } from '../content/guard';
import type { ClosedRule } from '../content/types';
import type { StoredPage } from '../render/StoredPage';

/** Who asks to read a page in full. */
export interface Reading {
  headers: IncomingHttpHeaders;
  /** The client's address, as the connection has it. */
  ip: string;
  /** Path of the page, without a slash at its end. */
  path: string;
  /** As it was asked for, with all its parameters. */
  url: string;
  rule: ClosedRule;
}

/** A publisher's rule of who may read what (decision 0037). */
export interface AccessGate {
  ruleOf: RuleOf;
  /** Whether who asks may read a page that not everybody may. */
  admits: (reading: Reading) => Promise<boolean>;
}

/** How a page goes to who asks for it. */
export interface AccessDecision {
  isClosed: boolean;
  /** Whether a reader of whom nothing is known would get the same: caches may keep that, and nothing else. */
  isForAll: boolean;
}

/** Headers of a page that others get otherwise, from any cache that stands between. */
export const PERSONAL_PAGE = {
  'cache-control': 'private, no-store',
  vary: 'accept-encoding, cookie',
} as const;

/** Headers of what readers of whom nothing is known get: caches may keep it for all who send no cookies. */
export const COMMON_PAGE = { vary: 'accept-encoding, cookie' } as const;

export const isGuarded = (page: StoredPage): boolean =>
  page.access !== undefined && page.access !== 'free';

/**
 * Decides for one request. Where the rule can't be asked, the reader gets what one gets of whom nothing is known.
 * @param path of the page
 */
export async function decideAccess(
  gate: AccessGate | undefined,
  page: StoredPage,
  path: string,
  request: FastifyRequest,
): Promise<AccessDecision> {
  const { access: rule = 'free' } = page;
  if (!gate || rule === 'free') return { isClosed: false, isForAll: true };
  const isOpenToAll = rule !== 'subscribers';
  let isOpen = isOpenToAll;
  try {
    const { headers, ip, raw } = request;
    isOpen = await gate.admits({ headers, ip, path, url: raw.url ?? '/', rule });
  } catch (error) {
    request.log.error({ err: error }, 'Who may read a page could not be asked');
  }
  return { isClosed: !isOpen, isForAll: isOpen === isOpenToAll };
}
