import type { FastifyRequest } from 'fastify';

/**
 * A parameter of a request's query that counts once; undefined where there is none.
 * @throws Error with status 400 where it is given more than once
 */
export function singleParam({ query }: FastifyRequest, name: string): string | undefined {
  const value = (query as Record<string, string | string[] | undefined>)[name];
  if (!Array.isArray(value)) return value;
  throw Object.assign(new Error(`${name} is given more than once.`), { statusCode: 400 });
}
