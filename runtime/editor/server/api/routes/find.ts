import { z } from 'zod';
import { changeDrafts, planDrafts } from '../../../../store/find/changeDrafts';
import { findInDrafts } from '../../../../store/find/findInDrafts';
import { holdsRight } from '../../rights/rights';
import { rightFor } from '../../rights/rightFor';
import { allowDocument } from '../allowDocument';
import { apiRoute, type AnyApiRoute, type ApiContext } from '../apiRoute';

const text = z.string().min(1).max(1000);
const change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rename-block'), from: text, to: text }),
  z.strictObject({ kind: z.literal('rename-field'), block: text, from: text, to: text }),
  z.strictObject({
    kind: z.literal('set-field'),
    block: text,
    field: text,
    value: z.unknown().exactOptional(),
    was: z.strictObject({ value: z.unknown().exactOptional() }).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('replace-text'), from: text, to: z.string().max(1000) }),
  z.strictObject({ kind: z.literal('replace-source'), from: text, to: text }),
]);

/** Where something is used, and one change to all of it. */
export const findRoutes: AnyApiRoute[] = [
  apiRoute({
    method: 'GET',
    path: '/find',
    summary:
      'The drafts, and the blocks in them, that use a block type, linked block, content source, image or document, or hold a text in a field.',
    access: { right: 'read', on: 'any-folder' },
    query: {
      kind: z.enum(['block', 'linked', 'source', 'image', 'document', 'text']),
      value: text,
    },
    handle: async ({ query }, context) => {
      const found = await findInDrafts(context.store, query);
      return { drafts: found.filter(({ folder }) => may(context, 'read', folder)) };
    },
  }),
  apiRoute({
    method: 'POST',
    path: '/changes/plan',
    summary: 'What one change would be on every draft that it concerns. Nothing is written.',
    access: { right: 'read', on: 'any-folder' },
    body: change,
    handle: async ({ body }, context) => {
      const drafts = await planDrafts(context.store, body);
      return {
        drafts: drafts
          .filter(({ folder }) => may(context, 'read', folder))
          .map((draft) => ({
            ...draft,
            mayEdit: may(context, rightFor('edit', draft.kind), draft.folder),
          })),
      };
    },
  }),
  apiRoute({
    method: 'POST',
    path: '/changes',
    summary:
      'Makes a change on the drafts that are named. Each says whether it is done, and the operations that take it back.',
    access: { right: 'edit', on: 'any-folder' },
    body: z.strictObject({
      change,
      documents: z.array(z.string().min(1).max(100)).min(1).max(5000),
    }),
    handle: async ({ body }, context) => {
      const { store, website, actor } = context;
      const drafts: { id: string; mayUnlock: boolean }[] = [];
      for (const id of new Set(body.documents)) {
        const { folder } = await allowDocument(context, 'edit', id);
        drafts.push({ id, mayUnlock: may(context, 'lock', folder) });
      }
      return {
        drafts: await changeDrafts(store, {
          change: body.change,
          drafts,
          author: actor.name,
          website,
        }),
      };
    },
  }),
];

function may(
  { actor, website }: ApiContext,
  right: Parameters<typeof holdsRight>[1],
  folder: string,
): boolean {
  return holdsRight(actor.grants, right, { website, folder });
}
