import { Readable } from 'node:stream';

import Fastify from 'fastify';

import { contentService, type ContentServiceOptions } from '../plugin';
import type { Engine } from './engines';

export const TOKEN = 'staff-token';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  json: () => Body;
}

/** What the service may answer; a test reads what it expects. */
export interface Body {
  message: string;
  rejected: unknown[];
  count: number;
  content_elements: Item[];
  authors: Item[];
  [key: string]: unknown;
}

export interface Item {
  _id: string;
  [key: string]: unknown;
}

export interface TestService {
  /** How many connections were asked of the pool so far: one a statement or transaction. */
  trips: () => number;
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  /** With the staff token. */
  put: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>;
  send: (
    method: string,
    path: string,
    body?: unknown,
    token?: string,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
  /** A body that comes in pieces, with the staff token. */
  stream: (method: string, path: string, body: Readable, type: string) => Promise<Answer>;
  close: () => Promise<void>;
}

/** The content service under `/gateway` on an empty database, over HTTP. */
export async function openService(
  engine: Engine,
  options: Pick<ContentServiceOptions, 'isOpen'> = {},
): Promise<TestService> {
  const { pool, close } = await engine.open();
  let trips = 0;
  const app = Fastify();
  await app.register(contentService, {
    prefix: '/gateway',
    pool,
    token: TOKEN,
    website: 'broadsheet',
    signImage: (id) => `signed-${id}`,
    imageHosts: ['pictures.example'],
    ownHosts: ['www.broadsheet.example'],
    ...options,
  });
  pool.on('acquire', () => {
    trips += 1;
  });
  const base = `${await app.listen({ host: '127.0.0.1', port: 0 })}/gateway`;

  const request = async (path: string, init: RequestInit): Promise<Answer> => {
    const response = await fetch(base + path, init);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: () => JSON.parse(text) as Body,
    };
  };
  const send: TestService['send'] = (method, path, body, token = '', headers = {}) =>
    request(path, {
      method,
      headers: {
        ...headers,
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  return {
    trips: () => trips,
    get: (path, headers = {}) => request(path, { headers }),
    put: (path, body, headers) => send('PUT', path, body, TOKEN, headers),
    send,
    stream: (method, path, body, type) =>
      request(path, {
        method,
        headers: { authorization: `Bearer ${TOKEN}`, 'content-type': type },
        body: Readable.toWeb(body) as BodyInit,
        duplex: 'half',
      } as RequestInit),
    close: async () => {
      await app.close();
      await close();
    },
  };
}
