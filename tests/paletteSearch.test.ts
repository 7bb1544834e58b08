import type { PlaceableBlock } from '../runtime/editor/contract/pack';
import { join } from 'node:path';
import { discoverPack, type ListedBlock } from '../runtime/pack/discoverPack';
import { blockEntry, groupPalette } from '../runtime/editor/app/page/palette/paletteEntries';

const ROOT = join(__dirname, '..');

/** A block as the editor knows it, from its view itself. */
function entryOf({ type, block, main }: ListedBlock, kind: PlaceableBlock['kind']) {
  const { default: view } = require(join(ROOT, main)) as { default: { label: string } };
  return blockEntry({
    type,
    kind,
    label: view.label,
    block,
    customFields: {},
    thumbnail: null,
    placement: { sections: null, once: false },
  });
}

const { features, chains } = discoverPack(ROOT);
const entries = [
  ...features.map((block) => entryOf(block, 'feature')),
  ...chains.map((block) => entryOf(block, 'chain')),
];

/** What Enter puts on the page after a query was typed. */
const chosenFor = (query: string) => groupPalette(entries, query, [])[0]?.entries[0]?.label;

describe('Enter in the palette adds what the query names: its name first, then its keywords, then its group', () => {
  it.each([
    // The whole label, or the name in its group.
    ['top stories', 'Front – Top stories'],
    ['header', 'Header'],
    ['Footer', 'Footer'],
    ['picture', 'Picture'],
    ['story', 'Card – Story'],
    ['headlines', 'List – Headlines'],
    ['byline', 'Article – Byline'],
    ['section package', 'Front – Section package'],
    ['standings', 'Sports – Standings'],
    ['columnists', 'Front – Columnists'],
    ['columnist', 'Article – Columnist'],
    ['play by play', 'Game – Play-by-play'],
    ['text', 'Article – Text'],
    ['Front – Topic', 'Front – Topic'],
    // The beginning of a name: of several the shortest.
    ['ad', 'Ad unit'],
    ['ad bar', 'Ad bar at the foot'],
    ['package', 'Front – Package of blocks'],
    ['pic', 'Picture'],
    ['stack', 'List – Stacked headlines'],
    ['live st', 'Game – Live stream'],
    ['box', 'Game – Box score'],
    ['nav', 'Sports – Navigation'],
    // Words within a name, in any order.
    ['latest', 'Rail – The Latest'],
    ['schedule', 'Sports – Team schedule'],
    ['scoreboard', 'Section scoreboard'],
    ['ribbon', 'Packages scoreboard ribbon'],
    ['next story', 'Article – Previous and next story'],
    ['probability win', 'Game – Win probability'],
    ['videos', 'Article – More videos or photos'],
    // The words of its type.
    ['image', 'Picture'],
    ['rich text', 'Text – Title and text'],
    ['story card', 'Card – Story'],
    ['newsletter', 'Newsletter – Card'],
    ['trending', 'Sports – Columnists'],
    ['author front', 'Front – Author'],
    ['search results', 'Search – Results'],
    ['lead media', 'Article – Lead media'],
    // The group.
    ['sports top stories', 'Sports – Top stories'],
    ['article header', 'Article – Header'],
    ['game other', 'Game – Other games'],
    // Part of a word, when nothing begins so.
    ['board', 'Section scoreboard'],
    ['weather', 'Weather – Page'],
    ['tides', undefined],
  ])('“%s”: %s', (query, label) => {
    expect(chosenFor(query)).toBe(label);
  });

  it.each(entries.map(({ label }) => label))('its whole label finds “%s”', (label) => {
    expect(chosenFor(label)).toBe(label);
  });
});
