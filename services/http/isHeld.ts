import type { FastifyRequest } from 'fastify';

/** Whether who asks has what an etag (with its quotes) names already, and gets 304. */
export function isHeld({ headers }: FastifyRequest, etag: string): boolean {
  const held = headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
  return held.includes(etag) || held.includes(`W/${etag}`);
}
