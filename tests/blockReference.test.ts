import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockPage } from '../docs/generator/blockPage';
import { ofBlock } from '../docs/generator/ofBlock';
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

/** What a page says of a block's features and chains, however its tables are set. */
function saidOfParts(page: string): string[] {
  const [, text = ''] = /^(## (?:Feature|Chain) .*?)^## Content$/ms.exec(page) ?? [];
  return text
    .split('\n')
    .map((line) => line.replaceAll(/ *\| */g, '|').replaceAll(/-{3,}/g, '---'))
    .filter((line) => line !== '');
}

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
    const written = readFileSync(join(ROOT, 'docs/blocks', `${name}.md`), 'utf8');
    expect(saidOfParts(written)).toEqual(saidOfParts(page));
    expect(saidOfParts(page)).not.toEqual([]);
  });
});
