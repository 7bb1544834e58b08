import type { Conflict } from '../../document/operations/rebaseOperations';
import { ApiError, type ApiFailure, type Call } from './call';

/** Characters of a patch that browsers still send while their tab closes. */
const KEEPALIVE = 20_000;

/**
 * Calls an API below an address, with JSON both ways.
 * @param csrf what changing calls bring along at that moment
 */
export function createCall(root: string, csrf: () => string): Call {
  return async function call<T>(
    method: string,
    path: string,
    body?: unknown,
    signal?: AbortSignal,
  ): Promise<T> {
    let response: Response;
    const text = body === undefined ? null : JSON.stringify(body);
    try {
      response = await fetch(root + path, {
        method,
        headers: {
          ...(method === 'GET' ? {} : { 'x-csrf-token': csrf() }),
          ...(text === null ? {} : { 'content-type': 'application/json' }),
        },
        body: text,
        keepalive: method === 'PATCH' && text !== null && text.length < KEEPALIVE,
        ...(signal ? { signal } : {}),
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new ApiError({ kind: 'offline' });
    }
    if (response.status === 204) return undefined as T;
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer as T;
    throw new ApiError(failureOf(response.status, answer));
  };
}

/** Why a call failed, as its answer says. */
export function failureOf(status: number, answer: unknown): ApiFailure {
  const body = (answer ?? {}) as {
    code?: string;
    message?: string;
    conflicts?: Conflict[];
    local?: string;
  };
  const { code = '', message = `The server answered ${status}.` } = body;
  if (status === 401) return { kind: 'signed-out' };
  if (code === 'conflict') return { kind: 'conflict', conflicts: body.conflicts ?? [] };
  // A server without its database says so, or a gateway in front of one that starts again; it is tried again.
  if (status === 502 || status === 503 || status === 504)
    return { kind: 'offline', ...(body.message ? { message: body.message } : {}) };
  return status < 500
    ? { kind: 'refused', code, message, local: body.local }
    : { kind: 'failed', message };
}
