import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { MAX_DOCUMENT_BYTES } from '../ans/checkAnsDocument';
import { MAX_DEPTH } from '../ans/json';
import { HttpError } from '../../http/HttpError';
import { JsonSplitter, type JsonPart } from '../../http/JsonSplitter';
import type { Given, GivenBatch } from '../prepare/prepareBatch';

/** Bytes of `{documents: [...]}`. */
const MAX_BYTES_TOGETHER = 32 * 1024 * 1024;

/** Documents and bytes of a list or of lines: the answer names each of them. */
const MAX_STREAMED = 20_000;
const MAX_BYTES_STREAMED = 1024 * 1024 * 1024;

/** How many of a list or of lines are stored together. */
const BATCH = 50;
const BATCH_BYTES = 8 * 1024 * 1024;

const LINES = 'application/x-ndjson';

/** Leaves bodies of JSON, and of JSON by line, to `batchesOf`. */
export function acceptDocuments(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', LINES],
    async (_request: FastifyRequest, payload: IncomingMessage) => payload,
  );
}

/**
 * The documents of a body as its bytes come in, so many at a time as are stored together: all of
 * `{documents: [...]}`, some of a list or of lines. No more of the body than that is held.
 *
 * @throws HttpError 400 for what is no JSON or breaks off, 413 for too much
 */
export async function* batchesOf(request: FastifyRequest): AsyncGenerator<GivenBatch> {
  const splitter = new JsonSplitter({
    isLines: request.headers['content-type']?.startsWith(LINES) === true,
    maxBytes: MAX_DOCUMENT_BYTES,
    maxBytesAlone: MAX_BYTES_TOGETHER,
    maxDepth: MAX_DEPTH + 2,
  });
  let batch: Given[] = [];
  let bytes = 0;
  let count = 0;
  const body = request.body as Readable | null | undefined;
  for await (const part of body ? partsOf(body, splitter) : []) {
    if (splitter.isAlone) {
      yield { given: [wholeOf(part)], isWhole: true };
      return;
    }
    count += 1;
    if (count > MAX_STREAMED)
      throw new HttpError(413, `At most ${MAX_STREAMED} documents at a time`);
    batch.push(givenOf(part, count));
    bytes += 'bytes' in part ? part.bytes.length : 0;
    if (batch.length < BATCH && bytes < BATCH_BYTES) continue;
    yield { given: batch, isWhole: false };
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield { given: batch, isWhole: false };
  else if (count === 0 && splitter.isAlone) throw new HttpError(400, 'The body is empty');
}

async function* partsOf(body: Readable, splitter: JsonSplitter): AsyncGenerator<JsonPart> {
  let bytes = 0;
  // Whoever is refused in the middle is to read why: the connection stays.
  const chunks = body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES_STREAMED) {
        throw new HttpError(413, `At most ${MAX_BYTES_STREAMED / 1024 ** 2} MB at a time`);
      }
      yield* splitter.push(chunk);
    }
  } catch (error) {
    if (body.errored) throw new HttpError(400, 'The body breaks off');
    throw error;
  }
  yield* splitter.end();
}

/** A body that is one text: a document, or `{documents: [...]}`. */
function wholeOf(part: JsonPart): Given {
  if (!('fault' in part)) return { name: 'the body', text: part.bytes.toString('utf8') };
  const status = part.fault.startsWith('is larger') ? 413 : 400;
  throw new HttpError(status, `The body ${part.fault}`);
}

function givenOf(part: JsonPart, count: number): Given {
  const name = `document ${count}`;
  if ('fault' in part) return { name, fault: `${name} ${part.fault}` };
  return { name, text: part.bytes.toString('utf8') };
}
