import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { CallName } from '../../contract/calls';
import { contract } from '../../contract/contract';
import type { Endpoint } from '../../contract/endpoint';
import { CallLimit } from '../content/CallLimit';
import type { ApiContext, Handlers } from './handlers/Handlers';
import { readBundle } from '../../../document/bundle/readBundle';
import { requireText } from './requireText';

/** What a call of the API brings along: none of it is checked yet. */
export interface ApiInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** A call, and what does it. */
export interface Served {
  name: CallName;
  endpoint: Endpoint;
  handle: (input: ApiInput, context: ApiContext) => Promise<unknown>;
  /** Reads a body that is too large to be laid out at once: what it gives is checked as the body. */
  readBody: BodyReader | undefined;
}

export type BodyReader = (stream: Readable) => Promise<unknown>;

/** Imports may hold thousands of pages. */
const BODY_READERS: Partial<Record<CallName, BodyReader>> = {
  planImport: readBundle,
  importDocuments: readBundle,
};

/** Calls of the contract with their handlers, whose input is what the contract makes of a call. */
export const servedBy = (handlers: Partial<Handlers>): Served[] =>
  (Object.keys(handlers) as CallName[]).map((name) => ({
    name,
    endpoint: contract[name],
    handle: handlers[name] as Served['handle'],
    readBody: BODY_READERS[name],
  }));

/** Far above what someone who types, or a program with work to do, needs; for each node. */
const calls = new CallLimit({ most: 3000, windowMs: 60_000 });

/** Of calls that take none: programs may send an empty one. */
const NO_BODY = z.strictObject({}).optional();

/**
 * Checks what someone who may make a call (`enter`) asks for, and does it.
 * @returns what the contract says of the answer: no more ever leaves; undefined for nothing
 * @throws TooOften, DocumentInvalid, ZodError, and whatever the handler throws; Error for an answer that is not as the contract says
 */
export async function runCall(
  { name, endpoint, handle, readBody }: Served,
  { params, query, body }: ApiInput,
  context: ApiContext,
): Promise<unknown> {
  calls.take(context.actor.name, context.now);
  // What was read piece by piece was looked at so, too.
  if (!readBody) requireText({ body });
  const input = {
    params: z.strictObject(endpoint.params ?? {}).parse(params),
    query: z.strictObject(endpoint.query ?? {}).parse(query),
    body: (endpoint.body ?? NO_BODY).parse(body ?? undefined),
  };
  const answer = await handle(input, context);
  if (!endpoint.answer) return undefined;
  const said = z.safeEncode(endpoint.answer, answer);
  if (!said.success)
    throw new Error(`The answer of ${name} is not as the contract says: ${said.error.message}`);
  return said.data;
}
