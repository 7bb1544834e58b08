import { z } from 'zod';
import { CallLimit } from '../content/CallLimit';
import type { AnyApiRoute, ApiContext } from './apiRoute';
import { requireText } from './requireText';

/** What a call of the API brings along: none of it is checked yet. */
export interface ApiInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Far above what someone who types, or a program with work to do, needs; for each node. */
const calls = new CallLimit({ most: 3000, windowMs: 60_000 });

/**
 * Checks what someone who may call a route (`enter`) asks for, and does it.
 * @returns what the route answers; undefined for nothing
 * @throws TooOften, DocumentInvalid, ZodError, and whatever the route throws
 */
export async function runRoute(
  route: AnyApiRoute,
  { params, query, body }: ApiInput,
  context: ApiContext,
): Promise<unknown> {
  calls.take(context.actor.name, context.now);
  // What was read piece by piece was looked at so, too.
  if (!route.readBody) requireText({ body });
  const input = {
    params: z.strictObject(route.params ?? {}).parse(params) as never,
    query: z.strictObject(route.query ?? {}).parse(query) as never,
    body: (route.body ?? z.undefined()).parse(body ?? undefined) as never,
  };
  return route.handle(input, context);
}
