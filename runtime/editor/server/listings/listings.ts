import { z } from 'zod';
import type { Listing, ListingRow } from '../../contract/listings';
import { askContent, type ContentService } from '../../../content/service/askContent';
import { isRecord } from '../../../document/json';
import { AlreadyExists, NotFound, RevisionConflict } from '../../../store/errors';
import { checkValues } from './checkValues';
import type { ListingDocument, ListingKind, ListingValues } from './ListingKind';

const PATH = '/content/v4/listings';

const listed = z.object({
  listings: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      is_live: z.boolean(),
      last_updated_date: z.string(),
    }),
  ),
  total: z.number(),
});

const source = z.object({
  revision: z.number(),
  document: z.record(z.string(), z.unknown()),
  url: z.string(),
  is_shown: z.boolean(),
});

const saved = z.object({ revision: z.number() });

/** Listings of a kind whose name or id holds all of the words, by name. */
export async function listListings(
  service: ContentService,
  { subtype }: ListingKind,
  { q, from, size }: { q: string; from: number; size: number },
): Promise<{ listings: ListingRow[]; total: number }> {
  const { listings, total } = await askContent(service, {
    path: `${PATH}/list`,
    query: { subtype, q, from: String(from), size: String(size) },
    answer: listed,
  });
  return {
    listings: listings.map((row) => ({
      id: row._id,
      name: row.name,
      isLive: row.is_live,
      updatedAt: row.last_updated_date,
    })),
    total,
  };
}

/** @throws NotFound */
export async function readListing(
  service: ContentService,
  kinds: readonly ListingKind[],
  id: string,
): Promise<Listing> {
  const { kind, document, url, is_shown, revision } = await readSource(service, kinds, id);
  const { name, label, one, fields } = kind;
  return {
    id,
    kind: { name, label, one },
    fields,
    values: kind.read(document),
    isShown: is_shown,
    url,
    revision,
  };
}

/**
 * A new listing that readers don't see.
 * @throws AlreadyExists
 */
export async function createListing(
  service: ContentService,
  kind: ListingKind,
  { id, name, now }: { id: string; name: string; now: string },
): Promise<{ revision: number }> {
  const made = await askContent(service, {
    method: 'PUT',
    path: PATH,
    headers: { 'if-none-match': '*' },
    body: shown(kind.begin({ id, name, now }), false, now),
    answer: saved,
    expects: [412],
  });
  if (made === null) throw new AlreadyExists(`There is a ${kind.one} "${id}" already.`);
  return made;
}

/**
 * Puts what a form says in place of what a listing said at a revision. What else its document has stays.
 * @returns also its name, and those of the fields that are others now
 * @throws NotFound; InvalidInput for a value that its field can't hold; RevisionConflict, where others
 *   changed it meanwhile: in each case nothing is written
 */
export async function saveListing(
  service: ContentService,
  kinds: readonly ListingKind[],
  given: { id: string; values: ListingValues; isShown: boolean; revision: number; now: string },
): Promise<{ kind: ListingKind; name: string; revision: number; changed: string[] }> {
  const { id, values, revision, now } = given;
  const kept = await readSource(service, kinds, id);
  const { kind } = kept;
  checkValues(kind, values);
  if (kept.revision !== revision) throw new RevisionConflict(id, revision, kept.revision);
  const document = kind.write(kept.document, values, now);
  const written = await askContent(service, {
    method: 'PUT',
    path: PATH,
    headers: { 'if-match': `"${revision}"` },
    body: given.isShown === kept.is_shown ? document : shown(document, given.isShown, now),
    answer: saved,
    expects: [412],
  });
  if (written === null) {
    const { revision: current } = await readSource(service, kinds, id);
    throw new RevisionConflict(id, revision, current);
  }
  const [before, after] = [kind.read(kept.document), kind.read(document)];
  const changed = Object.keys(kind.fields).filter(
    (field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null),
  );
  const { basic: name } = isRecord(document['headlines']) ? document['headlines'] : {};
  return { kind, name: typeof name === 'string' ? name : id, revision: written.revision, changed };
}

async function readSource(
  service: ContentService,
  kinds: readonly ListingKind[],
  id: string,
): Promise<z.infer<typeof source> & { kind: ListingKind }> {
  const kept = await askContent(service, {
    path: `${PATH}/source`,
    query: { _id: id },
    answer: source,
    expects: [404],
  });
  const kind = kinds.find(({ subtype }) => subtype === kept?.document['subtype']);
  if (!kept || !kind) throw new NotFound(`There is no listing "${id}".`);
  return { ...kept, kind };
}

/** Whether readers are to see a document; who first sees it has its date from then on. */
function shown(document: ListingDocument, isShown: boolean, now: string): ListingDocument {
  const revision = isRecord(document['revision']) ? document['revision'] : {};
  const dates = { first_publish_date: now, publish_date: now, display_date: now };
  return { ...(isShown ? dates : {}), ...document, revision: { ...revision, published: isShown } };
}
