import { z } from 'zod';
import type { Endpoint } from './endpoint';
import { documentId, uri, values } from './parts';

const scope = z.enum(['exact', 'prefix']);
const status = z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]);

const redirect = z.object({
  /** Normalized path. */
  from: z.string(),
  scope,
  /** Path on this site, or address elsewhere. */
  to: z.string(),
  status,
});
export type Redirect = z.input<typeof redirect>;

const resolver = z.object({
  id: z.string(),
  name: z.string(),
  /** The lowest number is asked first. */
  priority: z.number(),
  patterns: z.array(z.string()),
  /** Where the global content comes from; null: there is none. */
  source: z.string().nullable(),
  params: values,
  templateId: z.string(),
});
export type ResolverRow = z.input<typeof resolver>;

const patternAt = z.object({ resolverId: z.string(), pattern: z.string() });
const conflict = z.object({
  /** Asked first. */
  first: patternAt,
  second: patternAt,
  /** Whether the second one is never asked. */
  isNever: z.boolean(),
});
/** Two patterns of resolvers that both fit some address. */
export type PatternConflict = z.input<typeof conflict>;

/** `answers`: readers get this; `covered`: something before it answers; `unpublished`: it would answer. */
const standing = z.enum(['answers', 'covered', 'unpublished']);
const contentConfig = z.object({ source: z.string(), query: values }).nullable();
const candidate = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), location: z.string(), status, standing }),
  z.object({ kind: z.literal('page'), documentId: z.string(), contentConfig, standing }),
  z.object({
    kind: z.literal('template'),
    documentId: z.string(),
    contentConfig,
    /** The resolver that binds the template, and which of its patterns fits. */
    resolverId: z.string(),
    pattern: z.number(),
    standing,
  }),
]);
/** What answers an address, or could. */
export type Candidate = z.input<typeof candidate>;

/** Which page answers which address. */
export const routing = {
  explainRoute: {
    summary:
      'What answers an address of the site, and what else could, in the order in which it is asked.',
    access: { right: 'read', on: 'site' },
    query: { uri },
    answer: z.object({ candidates: z.array(candidate) }),
  },
  listResolvers: {
    summary:
      'The resolvers in the order in which they are asked, and where they stand in each other’s way.',
    access: { right: 'read', on: 'site' },
    answer: z.object({ resolvers: z.array(resolver), conflicts: z.array(conflict) }),
  },
  saveResolver: {
    summary: 'Makes a resolver, or changes it.',
    access: { right: 'route', on: 'site' },
    params: { id: documentId },
    body: z.strictObject({
      name: z.string().trim().min(1).max(200),
      priority: z.number().int(),
      patterns: z.array(z.string().max(500)).min(1).max(100),
      source: z.string().min(1).max(200).nullable(),
      params: values,
      templateId: documentId,
    }),
    answer: z.object({ id: z.string() }),
  },
  deleteResolver: {
    summary: 'Takes a resolver away. Its template stays.',
    access: { right: 'route', on: 'site' },
    params: { id: documentId },
  },
  orderResolvers: {
    summary: 'Sets the order in which resolvers are asked: the ids of all of them.',
    access: { right: 'route', on: 'site' },
    body: z.strictObject({ ids: z.array(documentId).max(1000) }),
  },
  listRedirects: {
    summary: 'Redirects by address.',
    access: { right: 'read', on: 'site' },
    query: {
      search: z.string().max(200).default(''),
      limit: z.coerce.number<number>().int().min(1).max(500).default(100),
      offset: z.coerce.number<number>().int().min(0).default(0),
    },
    answer: z.object({ redirects: z.array(redirect), total: z.number() }),
  },
  saveRedirect: {
    summary: 'Sends readers of an address to another one.',
    access: { right: 'route', on: 'site' },
    body: z.strictObject({
      from: z.string().max(2000),
      to: z.string().max(2000),
      status,
      scope: scope.default('exact'),
    }),
  },
  deleteRedirect: {
    summary: 'Takes a redirect away.',
    access: { right: 'route', on: 'site' },
    query: { from: z.string().max(2000), scope: scope.default('exact') },
  },
} as const satisfies Record<string, Endpoint>;
