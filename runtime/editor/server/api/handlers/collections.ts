import type { Contract } from '../../../contract/contract';
import type { Received } from '../../../contract/endpoint';
import type { ContentService } from '../../../../content/service/askContent';
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
import type { ApiContext, Handlers } from './Handlers';

/** Collections: ordered lists of stories that blocks show. Who may edit pages of the whole site may order them. */
export const collectionHandlers = (service: ContentService) =>
  ({
    listCollections: async ({ query: { q, limit, offset } }) =>
      listCollections(service, { q, from: offset, size: limit }),
    createCollection: ({ body }, context) => create(service, body, context),
    readCollection: async ({ params }) => readCollection(service, params.id),
    saveCollection: ({ params, body }, context) => save(service, params.id, body, context),
    stageCollection: async ({ params, body }) =>
      stageCollection(service, { id: params.id, ...body }),
    listCollectionUses: async ({ params }, { store, website, actor }) => {
      const uses = await findCollectionUses(store, params.id);
      return {
        uses: uses.filter(({ folder }) => holdsRight(actor.grants, 'read', { website, folder })),
      };
    },
    searchStories: async ({ query }) => ({ stories: await searchStories(service, query) }),
  }) satisfies Partial<Handlers>;

async function create(
  service: ContentService,
  body: Received<Contract['createCollection']>['body'],
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
  body: Received<Contract['saveCollection']>['body'],
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
