import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { discoverPack } from '../../pack/discoverPack';
import type { PackManifest } from '../../pack/types';
import { findRoute } from '../../document/addresses/siteRoutes';
import type { PageDocument } from '../../document/document';
import { openStore, type Store } from '../../store/openStore';
import { publish } from '../../store/publish';
import { readDraft } from '../../store/readDraft';
import { readPublished } from '../../store/readPublished';
import { loadRoutes } from '../../store/routing/loadRoutes';
import { saveDraft } from '../../store/saveDraft';
import type { SiteConfig } from '../config';
import { readEnvironment, type Environment } from '../environment';
import { openUnused } from '../openUnused';
import { placeNode, type Placement } from '../new/placeNode';
import {
  BUILD_FIRST,
  readPlacement,
  refusal,
  type PlaceablePack,
  type TypedPlacement,
} from '../new/readPlacement';

/** Who the history says placed the block. */
const AUTHOR = 'command-line';

type Site = Pick<SiteConfig, 'root' | 'website'>;

/** `broadsheet place`: a block on a page, without the editor. */
export function addPlaceCommand(program: Command, config: SiteConfig): void {
  program
    .command('place')
    .argument('[type]', 'the block: weather-note-block/weather-note')
    .description('Put a block on a published page, and publish the page.')
    .option('--page <name>', 'name or address of the page, or name of the template: home')
    .option('--section <name>', 'section of its layout: main')
    .option('--field <name=value>', 'a custom field; may be repeated', collect, [])
    .option('--first', 'before the blocks that are there')
    .action(
      (
        type: string | undefined,
        options: { page?: string; section?: string; field: string[]; first?: boolean },
      ) => {
        const { page, section, field, first } = options;
        return place(config, { type, page, section, fields: field, isFirst: first ?? false });
      },
    );
}

/**
 * Adds a block to what readers see of a page, and publishes that.
 * @throws Error that says all that is wrong or missing, and lists what there is; or that the database
 * is in use. Nothing has been changed then.
 */
export async function place(
  config: Site,
  typed: TypedPlacement,
  environment: Environment = readEnvironment(config.root),
): Promise<void> {
  const pack = readPack(config.root);
  const database = await openUnused(environment);
  try {
    const store = await openStore(database.pool);
    const { page, faults } = await findPage(store, config.website, typed.page);
    const read = readPlacement(typed, pack, page?.document ?? null);
    if (!page || 'faults' in read || faults.length > 0)
      throw refusal([...faults, ...('faults' in read ? read.faults : [])]);
    const { placement } = read;
    const number = await publishWith(store, config.website, page, placement);
    console.log(
      `Placed ${placement.type} in section "${placement.section}" of "${page.document.id}" (version ${number}).`,
    );
    console.log(
      database.engine === 'postgres'
        ? 'Sites that run on this database show it within a second.'
        : 'Type npm start to see it.',
    );
  } finally {
    await database.close();
  }
}

function collect(value: string, before: string[]): string[] {
  return [...before, value];
}

function readPack(root: string): PlaceablePack {
  const file = join(root, 'dist/pack/manifest.json');
  if (!existsSync(file)) throw new Error(`The blocks are not built yet. ${BUILD_FIRST}`);
  return {
    manifest: JSON.parse(readFileSync(file, 'utf8')) as PackManifest,
    written: discoverPack(root).features.map(({ type }) => type),
  };
}

/** A page that is as readers see it. */
interface FoundPage {
  document: PageDocument;
  /** Revision of its draft. */
  rev: number;
}

/** The page of a name, an id or an address; and all that is in the way of changing it. */
async function findPage(
  store: Store,
  website: string,
  name: string | undefined,
): Promise<{ page: FoundPage | null; faults: string[] }> {
  const pages = await store
    .selectFrom('publications')
    .innerJoin('documents', 'documents.id', 'publications.document_id')
    .select(['documents.id', 'documents.name'])
    .where('publications.website', '=', website)
    .orderBy('documents.id')
    .execute();
  if (pages.length === 0)
    return { page: null, faults: ['No page is published yet. Type npm start once.'] };
  const list = `Pages: ${pages.map(({ id }) => id).join(', ')}`;
  if (name === undefined) return { page: null, faults: [`Name the page: --page <name>. ${list}`] };
  const wanted = name.toLowerCase();
  const at = name.startsWith('/') ? await pageAt(store, website, name, pages) : null;
  if (at?.kind === 'template')
    return {
      page: null,
      faults: [
        `${name} is one of many pages that the template "${at.documentId}" makes. To change them all: --page ${at.documentId}`,
      ],
    };
  const found =
    pages.find(({ id }) => id === (at?.documentId ?? name)) ??
    pages.find((one) => one.name.toLowerCase() === wanted);
  if (!found) return { page: null, faults: [`There is no page "${name}". ${list}`] };
  const documentId = found.id;
  const published = await readPublished(store, { documentId, website });
  const draft = await readDraft(store, documentId);
  if (!published || !draft)
    return { page: null, faults: [`The page "${documentId}" can't be read.`] };
  const isChanged = draft.hash !== published.hash;
  return {
    page: { document: published.document, rev: draft.rev },
    faults: isChanged
      ? [
          `The page "${documentId}" has changes that nobody has published yet (by ${draft.updatedBy}). ` +
            'Publish them or take them back first.',
        ]
      : [],
  };
}

/** What answers an address of the site; null where nothing does, or it leads elsewhere. */
async function pageAt(
  store: Store,
  website: string,
  address: string,
  published: readonly { id: string }[],
) {
  const isPublished = (documentId: string) => published.some(({ id }) => id === documentId);
  const routes = (await loadRoutes(store)).get(website);
  const target = routes ? findRoute(routes, address, website, isPublished) : null;
  return target && 'documentId' in target ? target : null;
}

/** Publishes the page with the block; returns the number of its version. */
async function publishWith(
  store: Store,
  website: string,
  page: FoundPage,
  placement: Placement,
): Promise<number> {
  const document = placeNode(page.document, placement);
  const change = { documentId: document.id, author: AUTHOR };
  const { rev } = await saveDraft(store, { ...change, baseRev: page.rev, document });
  const label = `Placed ${placement.type}`;
  const { number } = await publish(store, { ...change, website, rev, label });
  return number;
}
