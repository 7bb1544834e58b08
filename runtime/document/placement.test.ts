import { ANYWHERE, sectionOf, whyNotThere, type PlacementRule } from './placement';
import type { ChainNode, FeatureNode } from './document';
import { feature, pageDocument } from './testing/fixtures';

const chain = (id: string, type: string, children: FeatureNode[]): ChainNode => ({
  id,
  kind: 'chain',
  type,
  fields: {},
  children,
});

const promo = feature('one');
const inRow = feature('two');
const row = chain('row', 'row-block/row', [inRow]);
const page = pageDocument('p', { sections: { main: [promo, row], rail: [] } });
const other = feature('new');

describe('where a block may stand (blocks.json)', () => {
  it.each<[string, PlacementRule, string, string | null]>([
    ['anywhere, where nothing is said', ANYWHERE, 'rail', null],
    ['in a section that is named', { sections: ['top', 'rail'], once: false }, 'rail', null],
    ['in no other', { sections: ['top'], once: false }, 'rail', 'stands in “top” only'],
    [
      'in none of others',
      { sections: ['a', 'b', 'c'], once: false },
      'rail',
      'stands in “a”, “b” or “c” only',
    ],
    ['once on a page', { sections: null, once: true }, 'main', 'stands on a page once'],
  ])('%s', (_name, placement, section, why) => {
    expect(whyNotThere(page, other, section, placement)).toBe(why);
  });

  it('where it stands already it is no second one', () => {
    const alone = pageDocument('p', { sections: { main: [promo] } });
    expect(whyNotThere(alone, promo, 'main', { sections: null, once: true })).toBeNull();
  });

  it('blocks in a row count, blocks of other types and kinds do not', () => {
    const once = { sections: null, once: true };
    const inside = pageDocument('p', { sections: { main: [row] } });
    expect(whyNotThere(inside, other, 'main', once)).toBe('stands on a page once');
    const others = [feature('x', { type: 'other-block/other' }), chain('y', other.type, [])];
    expect(
      whyNotThere(pageDocument('p', { sections: { main: others } }), other, 'main', once),
    ).toBeNull();
  });

  it('what a row holds stands in the section of the row', () => {
    expect(sectionOf(page, { chain: 'row' })).toBe('main');
    expect(sectionOf(page, { section: 'rail' })).toBe('rail');
    expect(sectionOf(page, { chain: 'gone' })).toBeNull();
  });
});
