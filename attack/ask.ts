import { randomInt } from 'node:crypto';
import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Header in which an attacked site is told whom a request comes from (`CLIENT_ADDRESS_HEADER`). */
export const CLIENT_HEADER = 'x-attack-client';
/** ms after which an answer is taken not to come. */
const PATIENCE = 60_000;
/** How often a request that came too often is made again, after the time that the site asks for. */
const RETRIES = 3;
const LONGEST_WAIT_S = 10;

export interface Question {
  method?: string | undefined;
  /** Path and query, sent as they are. */
  path: string;
  headers?: OutgoingHttpHeaders | undefined;
  body?: string | Buffer | undefined;
  /** ms after which an answer that goes on (a stream) is taken as it is. */
  readFor?: number | undefined;
  /** Whether 429 is an answer like others. */
  takes429?: boolean | undefined;
  /** Address of the client; another one each time unless said. */
  client?: string | undefined;
  /** ms to wait for the answer. */
  patience?: number | undefined;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The body as text; empty for what is compressed or no text. */
  text: string;
  /** Until the answer was there. */
  ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** Sends one request. @throws Error when the connection breaks or nothing comes within a minute */
export async function ask(site: { url: string }, question: Question): Promise<Answer> {
  for (let turn = 0; ; turn += 1) {
    const answer = await askOnce(site.url, question);
    if (answer.status !== 429 || question.takes429 || turn === RETRIES) return answer;
    const wait = Number(answer.headers['retry-after'] ?? 1);
    await pause(Math.min(LONGEST_WAIT_S, wait) * 1000);
  }
}

/** An address that no other client has. */
export const anyClient = (): string =>
  `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

function askOnce(url: string, question: Question): Promise<Answer> {
  const { method = 'GET', path, headers, body, readFor, client, patience = PATIENCE } = question;
  const { hostname, port } = new URL(url);
  const start = Date.now();
  return new Promise((resolve, reject) => {
    const out = request({
      hostname,
      port,
      path,
      method,
      agent,
      headers: {
        [CLIENT_HEADER]: client ?? anyClient(),
        ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
        ...headers,
      },
    });
    const timer = setTimeout(
      () => out.destroy(new Error(`nothing came within ${patience} ms`)),
      patience,
    );
    out.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    out.on('response', (response) => {
      const chunks: Buffer[] = [];
      let isDone = false;
      const done = (): void => {
        if (isDone) return;
        isDone = true;
        clearTimeout(timer);
        const all = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: all,
          text: textOf(response.headers, all),
          ms: Date.now() - start,
        });
      };
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', done);
      response.on('error', done);
      response.on('close', done);
      if (readFor !== undefined)
        setTimeout(() => {
          done();
          out.destroy();
        }, readFor);
    });
    out.end(body);
  });
}

function textOf(headers: IncomingHttpHeaders, body: Buffer): string {
  const type = headers['content-type'] ?? '';
  return headers['content-encoding'] || /^(image|font|audio|video)\//.test(type)
    ? ''
    : body.toString();
}
