import type { ContentService } from '../../../../content/service/askContent';
import { NotFound } from '../../../../store/errors';
import { writeAudit } from '../../../../store/writeAudit';
import type { ListingKind } from '../../listings/ListingKind';
import { createListing, listListings, readListing, saveListing } from '../../listings/listings';
import type { Handlers } from './Handlers';

/** Listings: stories that are fields and no prose. Who may edit pages of the whole site may write them. */
export const listingHandlers = (service: ContentService, kinds: readonly ListingKind[]) =>
  ({
    listListingKinds: async () => ({
      kinds: kinds.map(({ name, label, one }) => ({ name, label, one })),
    }),
    listListings: async ({ query: { kind, q, limit, offset } }) =>
      listListings(service, kindOf(kinds, kind), { q, from: offset, size: limit }),
    readListing: async ({ params }) => readListing(service, kinds, params.id),
    createListing: async ({ body: { kind, id, name } }, { store, website, actor, now }) => {
      const at = new Date(now).toISOString();
      const made = await createListing(service, kindOf(kinds, kind), { id, name, now: at });
      await writeAudit(store, {
        actor: actor.name,
        action: 'create-listing',
        website,
        detail: { listing: id, kind, name },
      });
      return made;
    },
    saveListing: async ({ params: { id }, body }, { store, website, actor, now }) => {
      const at = new Date(now).toISOString();
      const saved = await saveListing(service, kinds, { id, ...body, now: at });
      const { kind, name, revision, changed } = saved;
      await writeAudit(store, {
        actor: actor.name,
        action: 'save-listing',
        website,
        detail: {
          listing: id,
          kind: kind.name,
          name,
          revision,
          isShown: body.isShown,
          changed,
        },
      });
      return { revision };
    },
  }) satisfies Partial<Handlers>;

function kindOf(kinds: readonly ListingKind[], name: string): ListingKind {
  const kind = kinds.find((one) => one.name === name);
  if (!kind) throw new NotFound(`This site has no listings of the kind "${name}".`);
  return kind;
}
