import { API_PREFIX, placeOf, type CallName } from '../../contract/calls';
import type { FailureBody } from '../../contract/failure';
import { ApiError, type ApiFailure } from './call';

/** Characters of a patch that browsers still send while their tab closes. */
const KEEPALIVE = 20_000;

/** A call of the API by its name, with all that it takes side by side. @throws ApiError */
export type Call = (name: CallName, given: object, signal?: AbortSignal) => Promise<unknown>;

/** What is asked for, and where. */
export interface Asked {
  method: string;
  /** With what the call has in its address and query. */
  path: string;
  /** The rest; null where the method has no body. */
  body: Record<string, unknown> | null;
}

/** Lays out what a call takes: parts of the address by their names, then the query, or else the body. */
export function layOut(name: CallName, given: object): Asked {
  const { method, path } = placeOf(name);
  const rest: Record<string, unknown> = { ...given };
  const address = path.replace(/:(\w+)/g, (_part, key: string) => {
    const value = rest[key];
    delete rest[key];
    return encodeURIComponent(textOf(value));
  });
  if (method !== 'GET' && method !== 'DELETE')
    return { method, path: API_PREFIX + address, body: rest };
  const said = Object.entries(rest).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, textOf(value)]],
  );
  const query = said.length === 0 ? '' : `?${new URLSearchParams(said)}`;
  return { method, path: API_PREFIX + address + query, body: null };
}

/** What stands in a query is a text, a number or a yes or no. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/**
 * Calls the API, with JSON both ways.
 * @param csrf what changing calls bring along at that moment
 */
export function createCall(csrf: () => string): Call {
  return async function call(name, given, signal) {
    const { method, path, body } = layOut(name, given);
    const text = body && JSON.stringify(body);
    let response: Response;
    try {
      response = await fetch(path, {
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
    if (response.status === 204) return undefined;
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer;
    throw new ApiError(failureOf(response.status, answer));
  };
}

/** Why a call failed, as its answer says. */
export function failureOf(status: number, answer: unknown): ApiFailure {
  const body = (answer ?? {}) as Partial<FailureBody>;
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
