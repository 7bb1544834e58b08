import { pages } from '../demo/pages';
import { parseDocument } from '../runtime/document/document';
import { checkPlacement } from '../runtime/editor/server/checklist/checkPlacement';
import { discoverPack } from '../runtime/pack/discoverPack';
import { createBlockEntry } from '../runtime/pack/createBlockEntry';
import { placementOf } from '../runtime/pack/placements';
import type { PackManifest } from '../runtime/pack/types';

const { features, chains, layouts, blocks } = discoverPack(`${__dirname}/..`);
const described = (listed: typeof features) =>
  Object.fromEntries(
    listed.map(({ type, main, block }) => [
      type,
      createBlockEntry({ file: main, block, label: type, placement: placementOf(blocks, type) }),
    ]),
  );

describe('the pages of the first edition', () => {
  const manifest = {
    features: described(features),
    chains: described(chains),
    layouts: Object.fromEntries(
      layouts.map(({ name }) => [
        name,
        { sections: ['header', 'top', 'lead', 'main', 'rail', 'bottom', 'footer', 'slides'] },
      ]),
    ),
  } as unknown as PackManifest;

  it.each(pages().map(({ document }) => [document.name, document] as const))(
    '%s: each block stands where blocks.json lets it',
    (_name, document) => {
      expect(checkPlacement(parseDocument(document), manifest)).toEqual([]);
    },
  );
});
