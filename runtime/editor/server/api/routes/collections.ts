import { z } from 'zod';
import type { ContentService } from '../../../../content/service/askContent';
import { MOST_ENTRIES } from '../../collections/limits';
import {
  createCollection,
  listCollections,
  readCollection,
  saveCollection,
  stageCollection,
} from '../../collections/collections';
import { searchStories } from '../../collections/stories';
import { notifyContent } from '../../../../store/contentNotices';
import { findCollectionUses } from '../../../../store/find/findCollectionUses';
import { writeAudit } from '../../../../store/writeAudit';
import { holdsRight } from '../../rights/rights';
import { apiRoute, type AnyApiRoute, type ApiContext } from '../apiRoute';

const id = z.string().trim().min(1).max(100);
const words = z.string().max(200).default('');
const name = z.string().trim().min(1).max(200);
const entries = z
  .array(
    z.strictObject({
      id,
      type: z.enum(['story', 'gallery', 'video']),
      headline: z.string().trim().min(1).max(500).nullable(),
    }),
  )
  .max(MOST_ENTRIES)
  .refine((all) => new Set(all.map((entry) => entry.id)).size === all.length, {
    message: 'a story stands in a collection once',
  });

const newCollection = z.strictObject({ id: id.regex(/^[a-z0-9][a-z0-9_-]*$/i), name });
const changedCollection = z.strictObject({ revision: z.number().int().min(1), name, entries });

/** Collections: ordered lists of stories that blocks show. Who may edit pages of the whole site may order them. */
export const collectionRoutes = (service: ContentService): AnyApiRoute[] => [
  apiRoute({
    method: 'GET',
    path: '/collections',
    summary: 'Collections whose name, alias or id holds all words, by name.',
    access: { right: 'read', on: 'any-folder' },
    query: {
      q: words,
      limit: z.coerce.number().int().min(1).max(100).default(50),
      offset: z.coerce.number().int().min(0).max(10_000).default(0),
    },
    handle: async ({ query: { q, limit, offset } }) =>
      listCollections(service, { q, from: offset, size: limit }),
  }),
  apiRoute({
    method: 'POST',
    path: '/collections',
    summary: 'Makes a collection without stories.',
    access: { right: 'edit', on: 'site' },
    status: 201,
    body: newCollection,
    handle: ({ body }, context) => create(service, body, context),
  }),
  apiRoute({
    method: 'GET',
    path: '/collections/:id',
    summary: 'A collection with all its stories in their order, also those that readers don’t see.',
    access: { right: 'read', on: 'any-folder' },
    params: { id },
    handle: async ({ params }) => readCollection(service, params.id),
  }),
  apiRoute({
    method: 'PUT',
    path: '/collections/:id',
    summary:
      'Replaces the name and the order of a collection, if it is still at the revision that is named. Readers get it at once.',
    access: { right: 'edit', on: 'site' },
    params: { id },
    body: changedCollection,
    handle: ({ params, body }, context) => save(service, params.id, body, context),
  }),
  apiRoute({
    method: 'POST',
    path: '/collections/:id/staged',
    summary:
      'An id under which the collection is read with an order that is not saved, for half an hour: for previews.',
    access: { right: 'edit', on: 'site' },
    params: { id },
    body: z.strictObject({ entries }),
    handle: async ({ params, body }) => stageCollection(service, { id: params.id, ...body }),
  }),
  apiRoute({
    method: 'GET',
    path: '/collections/:id/uses',
    summary: 'The drafts with blocks that show the collection.',
    access: { right: 'read', on: 'any-folder' },
    params: { id },
    handle: async ({ params }, { store, website, actor }) => {
      const uses = await findCollectionUses(store, params.id);
      return {
        uses: uses.filter(({ folder }) => holdsRight(actor.grants, 'read', { website, folder })),
      };
    },
  }),
  apiRoute({
    method: 'GET',
    path: '/stories',
    summary: 'Published stories, galleries and videos that match, the newest first.',
    access: { right: 'read', on: 'any-folder' },
    query: { q: words, section: words },
    handle: async ({ query }) => ({ stories: await searchStories(service, query) }),
  }),
];

async function create(
  service: ContentService,
  body: z.infer<typeof newCollection>,
  { store, website, actor, now }: ApiContext,
) {
  const made = await createCollection(service, { ...body, now: new Date(now) });
  await writeAudit(store, {
    actor: actor.name,
    action: 'create-collection',
    website,
    detail: { collection: body.id, name: body.name },
  });
  await notifyContent(store, { ids: [body.id], gone: [] });
  return made;
}

async function save(
  service: ContentService,
  collection: string,
  body: z.infer<typeof changedCollection>,
  { store, website, actor, now }: ApiContext,
) {
  const saved = await saveCollection(service, {
    id: collection,
    ...body,
    now: new Date(now),
  });
  await writeAudit(store, {
    actor: actor.name,
    action: 'save-collection',
    website,
    detail: {
      collection,
      name: body.name,
      revision: saved.revision,
      before: saved.before.map((entry) => entry.id),
      after: body.entries.map((entry) => entry.id),
    },
  });
  await notifyContent(store, { ids: [collection], gone: [] });
  return { revision: saved.revision };
}
