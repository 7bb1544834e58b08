import { rightFor } from '../../../contract/rightFor';
import { changeDrafts, planDrafts } from '../../../../store/find/changeDrafts';
import { findInDrafts } from '../../../../store/find/findInDrafts';
import { holdsRight } from '../../rights/rights';
import { allowDocument } from '../allowDocument';
import type { ApiContext, Handlers } from './Handlers';

/** Where something is used, and one change to all of it. */
export const findHandlers = {
  find: async ({ query }, context) => {
    const found = await findInDrafts(context.store, query);
    return { drafts: found.filter(({ folder }) => may(context, 'read', folder)) };
  },
  planChange: async ({ body }, context) => {
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
  makeChange: async ({ body }, context) => {
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
} satisfies Partial<Handlers>;

function may(
  { actor, website }: ApiContext,
  right: Parameters<typeof holdsRight>[1],
  folder: string,
): boolean {
  return holdsRight(actor.grants, right, { website, folder });
}
