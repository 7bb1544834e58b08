import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '../demo/pages';
import { blockPage } from '../docs/generator/blockPage';
import { ofBlock } from '../docs/generator/ofBlock';
import { pageReference } from '../docs/generator/pageReference';
import { sourceReference } from '../docs/generator/sourceReference';
import type { ContentSource } from '../runtime/content/types';
import { describePack } from '../runtime/pack/describePack';
import { discoverPack, type ListedBlock } from '../runtime/pack/discoverPack';
import type { EvaluatedPack } from '../runtime/pack/evaluatePack';

const ROOT = join(__dirname, '..');
const listing = discoverPack(ROOT);

const evaluated = (blocks: ListedBlock[]) =>
  Object.fromEntries(
    blocks.map(({ type, main }) => [type, require(join(ROOT, main))]),
  ) as EvaluatedPack['features'];

const { features, chains } = describePack(
  listing,
  {
    features: evaluated(listing.features),
    chains: evaluated(listing.chains),
    layouts: {},
    outputTypes: {},
    faults: [],
  },
  new Map(),
);

const parts = { ...features, ...chains };
const blocks = [...new Set(Object.values(parts).map(({ block }) => block))];

/** What a page says, however its tables are set. */
const saidOn = (page: string): string[] =>
  page
    .split('\n')
    .map((line) => line.replaceAll(/ *\| */g, '|').replaceAll(/-{3,}/g, '---'))
    .filter((line) => line !== '');

/** What a page says of a block's features and chains. */
const saidOfParts = (page: string): string[] =>
  saidOn(/^(## (?:Feature|Chain) .*?)^## Content$/ms.exec(page)?.[1] ?? '');

const read = (page: string): string => readFileSync(join(ROOT, 'docs', page), 'utf8');

describe('the reference of each block (widgets §3)', () => {
  it.each(blocks)('%s: its fields, when it comes alive and how long it holds', (name) => {
    const page = blockPage({
      name,
      readme: '',
      features: ofBlock(features, name),
      chains: ofBlock(chains, name),
      sources: [],
      states: [],
      size: null,
    });
    expect(saidOfParts(read(`blocks/${name}.md`))).toEqual(saidOfParts(page));
    expect(saidOfParts(page)).not.toEqual([]);
  });
});

describe('the reference of content sources (platform §7)', () => {
  const sources = listing.sources.map(({ name, file }) => ({
    name,
    file,
    source: (require(join(ROOT, file)) as { default: ContentSource }).default,
  }));
  /** What is said of each, by its heading. */
  const bySource = (page: string) =>
    new Map(page.split(/^(?=## )/m).map((part) => [part.split('\n', 1)[0], saidOn(part)]));
  const written = bySource(read('reference/content-sources.md'));

  it('has each source of the pack', () => {
    const names = sources.map(({ name }) => name).sort();
    expect([...written.keys()].slice(1)).toEqual(names.map((name) => `## \`${name}\``));
  });

  it.each(sources.map((facts) => [facts.name, facts] as const))(
    '%s: its parameters, what its content is and how long an answer is fresh',
    (name, facts) => {
      const heading = `## \`${name}\``;
      expect(written.get(heading)).toEqual(bySource(sourceReference([facts])).get(heading));
    },
  );
});

describe('the pages that a new site begins with (platform §2)', () => {
  /** What is said of each, by its id. */
  const byId = (page: string) =>
    new Map(
      page
        .split(/^(?=## )/m)
        .slice(1)
        .map((part) => [/^`([^`]+)`, a /m.exec(part)?.[1], saidOn(part)] as const),
    );
  const written = byId(read('reference/pages.md'));

  it('are all in the reference, and no others', () => {
    expect([...written.keys()]).toEqual(pages().map(({ document }) => document.id));
  });

  it.each(pages().map((facts) => [facts.document.id, facts] as const))(
    '%s: where it is, its blocks and their fields',
    (id, facts) => {
      expect(written.get(id)).toEqual(byId(pageReference([facts])).get(id));
    },
  );
});
