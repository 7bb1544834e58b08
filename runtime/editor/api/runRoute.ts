import { z } from 'zod';
import type { AnyApiRoute, ApiContext } from './apiRoute';

/** What a call of the API brings along: none of it is checked yet. */
export interface ApiInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * Checks whether someone may call a route and what they ask for, and does it.
 * @returns what the route answers; undefined for nothing
 * @throws Forbidden, ZodError, and whatever the route throws
 */
export async function runRoute(
  route: AnyApiRoute,
  { params, query, body }: ApiInput,
  context: ApiContext,
): Promise<unknown> {
  if (route.right) context.allow(route.right);
  const input = {
    params: z.strictObject(route.params ?? {}).parse(params) as never,
    query: z.strictObject(route.query ?? {}).parse(query) as never,
    body: (route.body ?? z.undefined()).parse(body ?? undefined) as never,
  };
  return route.handle(input, context);
}
