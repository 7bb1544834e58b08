import { z } from 'zod';
import type { Collection, CollectionEntry, CollectionRow } from '../../contract/collections';
import { AlreadyExists, NotFound, RevisionConflict } from '../../../store/errors';
import { isRecord } from '../../../document/json';
import { askContent, type ContentService } from '../../../content/service/askContent';
import { readEntry } from './stories';

/** A collection as the service keeps it, with what is known of its stories. */
const source = z.object({
  revision: z.number(),
  document: z.record(z.string(), z.unknown()),
  members: z.array(z.unknown()),
  /** Ids of those that readers may see. */
  live: z.array(z.string()),
});
type Source = z.infer<typeof source>;

const saved = z.object({ revision: z.number() });

const listed = z.object({
  collections: z.array(
    z.object({
      _id: z.string(),
      content_alias: z.string(),
      headlines: z.object({ basic: z.string() }),
      size: z.number(),
      last_updated_date: z.string(),
    }),
  ),
  total: z.number(),
});

/** Blocks show one or another of a story's headlines: an own one stands for all that readers see. */
const HEADLINES = ['basic', 'web', 'print', 'tablet', 'mobile', 'native'];

const PATH = '/content/v4/collections';

/** Collections whose name, alias or id holds all of the words, by name. */
export async function listCollections(
  service: ContentService,
  { q, from, size }: { q: string; from: number; size: number },
): Promise<{ collections: CollectionRow[]; total: number }> {
  const { collections, total } = await askContent(service, {
    path: `${PATH}/list`,
    query: { q, from: String(from), size: String(size) },
    answer: listed,
  });
  return {
    collections: collections.map((row) => ({
      id: row._id,
      alias: row.content_alias,
      name: row.headlines.basic,
      size: row.size,
      updatedAt: row.last_updated_date,
    })),
    total,
  };
}

/** @throws NotFound */
export async function readCollection(service: ContentService, id: string): Promise<Collection> {
  const { revision, document, members, live } = await readSource(service, id);
  const isLive = new Set(live);
  return {
    id,
    name: nameOf(document),
    revision,
    entries: entriesOf(document),
    stories: members.map((member) => {
      const entry = readEntry(member, false);
      return { ...entry, isLive: isLive.has(entry.id) };
    }),
  };
}

/**
 * A new collection without stories.
 * @throws AlreadyExists
 */
export async function createCollection(
  service: ContentService,
  { id, name, now }: { id: string; name: string; now: Date },
): Promise<{ revision: number }> {
  const made = await askContent(service, {
    method: 'PUT',
    path: PATH,
    headers: { 'if-none-match': '*' },
    body: { _id: id, name, items: [], ...datesOf(now) },
    answer: saved,
    expects: [412],
  });
  if (made === null) throw new AlreadyExists(`There is a collection "${id}" already.`);
  return made;
}

/**
 * Puts a name and an order in place of those at a revision. What else the collection says stays, also
 * of each story that stays in it.
 * @throws NotFound; RevisionConflict, where others changed it meanwhile: then nothing is written
 */
export async function saveCollection(
  service: ContentService,
  { id, name, entries, revision, now }: Omit<Collection, 'stories'> & { now: Date },
): Promise<{ revision: number; before: CollectionEntry[] }> {
  const kept = await readSource(service, id);
  if (kept.revision !== revision) throw new RevisionConflict(id, revision, kept.revision);
  const written = await askContent(service, {
    method: 'PUT',
    path: PATH,
    headers: { 'if-match': `"${revision}"` },
    body: {
      ...kept.document,
      headlines: { ...recordAt(kept.document, 'headlines'), basic: name },
      content_elements: elementsFor(entries, kept.document),
      last_updated_date: now.toISOString(),
    },
    answer: saved,
    expects: [412],
  });
  if (written === null) {
    const { revision: current } = await readSource(service, id);
    throw new RevisionConflict(id, revision, current);
  }
  return { ...written, before: entriesOf(kept.document) };
}

/**
 * Keeps an order for previews: whoever asks for the id that it gets is shown the collection with it.
 * @throws NotFound
 */
export async function stageCollection(
  service: ContentService,
  { id, entries }: Pick<Collection, 'id' | 'entries'>,
): Promise<{ id: string }> {
  const { document } = await readSource(service, id);
  const { _id } = await askContent(service, {
    method: 'POST',
    path: `${PATH}/staged`,
    body: { _id: id, content_elements: elementsFor(entries, document) },
    answer: z.object({ _id: z.string() }),
  });
  return { id: _id };
}

async function readSource(service: ContentService, id: string): Promise<Source> {
  const kept = await askContent(service, {
    path: `${PATH}/source`,
    query: { _id: id },
    answer: source,
    expects: [404],
  });
  if (kept === null) throw new NotFound(`There is no collection "${id}".`);
  return kept;
}

/** The elements of a document for entries: those that it has are kept but for their headline. */
function elementsFor(
  entries: readonly CollectionEntry[],
  document: Record<string, unknown>,
): Record<string, unknown>[] {
  const known = new Map(
    elementsOf(document).flatMap((element) =>
      readElement(element).map((entry) => [entry.id, { element, entry }] as const),
    ),
  );
  return entries.map(({ id, type, headline }) => {
    const old = known.get(id);
    if (old?.entry.headline === headline) return old.element;
    const referent = recordAt(old?.element ?? {}, 'referent');
    const { headlines, ...properties } = recordAt(referent, 'referent_properties');
    const others = isRecord(headlines)
      ? Object.entries(headlines).filter(([kind]) => !HEADLINES.includes(kind))
      : [];
    const own = headline === null ? [] : HEADLINES.map((kind) => [kind, headline]);
    const all = Object.fromEntries([...others, ...own]);
    return {
      type: 'promo_reference',
      referent: {
        ...referent,
        id,
        type: typeof referent['type'] === 'string' ? referent['type'] : type,
        referent_properties: {
          ...properties,
          ...(Object.keys(all).length > 0 ? { headlines: all } : {}),
        },
      },
    };
  });
}

/** Each story once: where it stands first. */
function entriesOf(document: Record<string, unknown>): CollectionEntry[] {
  const all = elementsOf(document).flatMap(readElement);
  const ids = all.map(({ id }) => id);
  return all.filter(({ id }, index) => ids.indexOf(id) === index);
}

function readElement(element: Record<string, unknown>): CollectionEntry[] {
  const referent = recordAt(element, 'referent');
  const id = referent['id'] ?? element['_id'];
  if (typeof id !== 'string' || id === '') return [];
  const type = referent['type'] ?? element['type'];
  const { basic } = recordAt(recordAt(referent, 'referent_properties'), 'headlines');
  return [
    {
      id,
      type: type === 'gallery' || type === 'video' ? type : 'story',
      headline: typeof basic === 'string' && basic !== '' ? basic : null,
    },
  ];
}

function elementsOf(document: Record<string, unknown>): Record<string, unknown>[] {
  const elements = document['content_elements'];
  return Array.isArray(elements) ? elements.filter(isRecord) : [];
}

function nameOf(document: Record<string, unknown>): string {
  const { basic } = recordAt(document, 'headlines');
  return typeof basic === 'string' ? basic : '';
}

function recordAt(value: Record<string, unknown>, key: string): Record<string, unknown> {
  const held = value[key];
  return isRecord(held) ? held : {};
}

function datesOf(now: Date): { created_date: string; last_updated_date: string } {
  return { created_date: now.toISOString(), last_updated_date: now.toISOString() };
}
