import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { discoverPack } from '../../pack/discoverPack';
import type { PackManifest } from '../../pack/types';
import { openStore, type Store } from '../../store/openStore';
import { publish } from '../../store/publish';
import { readDraft } from '../../store/readDraft';
import { readPublished } from '../../store/readPublished';
import { saveDraft } from '../../store/saveDraft';
import type { SiteConfig } from '../config';
import { readEnvironment, type Environment } from '../environment';
import { openUnused } from '../openUnused';
import { placeNode, type Placement } from '../new/placeNode';

/** Who the history says placed the block. */
const AUTHOR = 'command-line';

type Site = Pick<SiteConfig, 'root' | 'website'>;

/** `broadsheet place`: a block on a page, without the editor. */
export function addPlaceCommand(program: Command, config: SiteConfig): void {
  program
    .command('place')
    .argument('<type>', 'the block: weather-note-block/weather-note')
    .description('Put a block on a published page, and publish the page.')
    .requiredOption('--page <name>', 'name of the page or template: home')
    .requiredOption('--section <name>', 'section of its layout: main')
    .option('--field <name=value>', 'a custom field; may be repeated', collect, [])
    .option('--first', 'before the blocks that are there')
    .action(
      (
        type: string,
        options: { page: string; section: string; field: string[]; first?: boolean },
      ) => {
        const { page, section, field, first } = options;
        return place(config, page, { type, section, fields: field, isFirst: first ?? false });
      },
    );
}

/**
 * Adds a block to what readers see of a page, and publishes that.
 * @throws Error that lists what there is; or that the database is in use; or that the page's draft
 * holds other changes. Nothing has been changed then.
 */
export async function place(
  config: Site,
  page: string,
  placement: Placement,
  environment: Environment = readEnvironment(config.root),
): Promise<void> {
  const manifest = readManifest(config.root, placement.type);
  const database = await openUnused(environment);
  try {
    const store = await openStore(database.pool);
    const documentId = await findPage(store, config.website, page);
    const number = await placeAndPublish(store, config.website, documentId, placement, manifest);
    console.log(
      `Placed ${placement.type} in section "${placement.section}" of "${documentId}" (version ${number}).`,
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

function readManifest(root: string, type: string): PackManifest {
  const file = join(root, 'dist/pack/manifest.json');
  const build = 'Type npm run build, then this command again.';
  if (!existsSync(file)) throw new Error(`The blocks are not built yet. ${build}`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as PackManifest;
  const isWritten = discoverPack(root).features.some((feature) => feature.type === type);
  if (isWritten && !manifest.features[type])
    throw new Error(`The block "${type}" is not built yet. ${build}`);
  return manifest;
}

async function findPage(store: Store, website: string, name: string): Promise<string> {
  const pages = await store
    .selectFrom('publications')
    .innerJoin('documents', 'documents.id', 'publications.document_id')
    .select(['documents.id', 'documents.name'])
    .where('publications.website', '=', website)
    .orderBy('documents.id')
    .execute();
  if (pages.length === 0) throw new Error('No page is published yet. Type npm start once.');
  const wanted = name.toLowerCase();
  const page =
    pages.find(({ id }) => id === name) ?? pages.find((one) => one.name.toLowerCase() === wanted);
  if (!page) {
    throw new Error(`There is no page "${name}". Pages: ${pages.map(({ id }) => id).join(', ')}`);
  }
  return page.id;
}

async function placeAndPublish(
  store: Store,
  website: string,
  documentId: string,
  placement: Placement,
  manifest: PackManifest,
): Promise<number> {
  const published = await readPublished(store, { documentId, website });
  const draft = await readDraft(store, documentId);
  if (!published || !draft) throw new Error(`The page "${documentId}" can't be read.`);
  if (draft.hash !== published.hash) {
    throw new Error(
      `The page "${documentId}" has changes that nobody has published yet (by ${draft.updatedBy}). ` +
        'Publish them or take them back first.',
    );
  }
  const document = placeNode(published.document, manifest, placement);
  const change = { documentId, author: AUTHOR };
  const { rev } = await saveDraft(store, { ...change, baseRev: draft.rev, document });
  const label = `Placed ${placement.type}`;
  const { number } = await publish(store, { ...change, website, rev, label });
  return number;
}
