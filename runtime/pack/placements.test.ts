import { ANYWHERE } from '../document/placement';
import { createBlockEntry } from './createBlockEntry';
import { placementFaults, placementOf } from './placements';

const entry = (block: string) => createBlockEntry({ file: `${block}.tsx`, block, label: block });
const pack = {
  features: { 'promo-block/promo': entry('promo-block') },
  chains: { 'row-block/row': entry('row-block') },
  layouts: { front: { file: 'front.tsx', label: 'Front', sections: ['header', 'main'] } },
};
const faults = (blocks: Parameters<typeof placementFaults>[0]['blocks']) =>
  placementFaults({ blocks }, pack).map(({ file, message }) => `${file}: ${message}`);
const ROW = { 'row-block/row': {} };

describe('blocks of blocks.json', () => {
  it.each<[string, Parameters<typeof faults>[0], string[]]>([
    ['a pack that names none', null, []],
    ['all named', { ...ROW, 'promo-block/promo': { sections: ['main'], once: true } }, []],
    [
      'one left out',
      ROW,
      [
        'blocks.json: blocks names no "promo-block/promo"; add it, with {} where it may stand anywhere',
      ],
    ],
    [
      'one that is not there',
      { ...ROW, 'promo-block/promo': {}, 'gone-block/gone': {} },
      ['blocks.json: blocks names "gone-block/gone", which the pack does not have'],
    ],
    [
      'a section that no layout has',
      { ...ROW, 'promo-block/promo': { sections: ['main', 'attic'] } },
      ['blocks.json: "promo-block/promo" may stand in "attic", which no layout has'],
    ],
  ])('%s: %j has the faults %j', (_name, blocks, expected) => {
    expect(faults(blocks)).toEqual(expected);
  });

  it.each([
    [
      'what is said',
      { a: { sections: ['main'], once: true } },
      'a',
      { sections: ['main'], once: true },
    ],
    ['{}: anywhere', { a: {} }, 'a', ANYWHERE],
    ['nothing: anywhere', null, 'a', ANYWHERE],
    ['a name of every object: anywhere', {}, 'constructor', ANYWHERE],
  ])('a block may stand by %s', (_name, rules, type, expected) => {
    expect(placementOf(rules, type)).toEqual(expected);
  });
});
