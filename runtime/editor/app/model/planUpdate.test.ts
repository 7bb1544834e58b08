import type { ChainNode, PageDocument } from '../../../document/document';
import { feature, pageDocument } from '../../../document/testing/fixtures';
import { planUpdate } from './planUpdate';

const row: ChainNode = {
  kind: 'chain',
  id: 'row',
  type: 'row-block/row',
  fields: {},
  children: [feature('x'), feature('y')],
};
const page = pageDocument('front', {
  sections: {
    main: [feature('a'), feature('b'), row],
    rail: [feature('c')],
    former: [feature('old')],
  },
});
const [a, b] = page.sections['main']!;
const c = page.sections['rail']![0]!;
const withMain = (...main: PageDocument['sections'][string]) => ({
  ...page,
  sections: { ...page.sections, main },
});
const plan = (next: PageDocument) => {
  const { draw, ...rest } = planUpdate(page, next, ['main', 'rail']);
  return { ...rest, draw: draw.map(({ id }) => id) };
};
const nothing = { isReload: false, draw: [], order: [] };
const typed = { ...a!, fields: { title: 'new' } };

describe('a canvas', () => {
  it.each([
    ['nothing changes', page, nothing],
    ['a field changes: that block', withMain(typed, b!, row), { ...nothing, draw: ['a'] }],
    [
      'a linked block is pinned to a version: that block',
      withMain({ ...a!, linked: { document: 'promo', version: 1 } }, b!, row),
      { ...nothing, draw: ['a'] },
    ],
    [
      'a block gets a name and is hidden',
      withMain({ ...a!, label: 'Lead', hidden: true }, b!, row),
      nothing,
    ],
    [
      'blocks change places: none',
      withMain(b!, a!, row),
      { ...nothing, order: [{ section: 'main', ids: ['b', 'a', 'row'] }] },
    ],
    [
      'a field in a chain changes: that block',
      withMain(a!, b!, { ...row, children: [feature('x'), feature('y', { fields: {} })] }),
      { ...nothing, draw: ['y'] },
    ],
    [
      'blocks of a chain change places: the chain',
      withMain(a!, b!, { ...row, children: [feature('y'), feature('x')] }),
      { ...nothing, draw: ['row'] },
    ],
    [
      'a block goes into a chain: the chain',
      withMain(b!, { ...row, children: [...row.children, feature('a')] }),
      { ...nothing, draw: ['row'], order: [{ section: 'main', ids: ['b', 'row'] }] },
    ],
    [
      'a block leaves a chain: both',
      withMain(a!, b!, { ...row, children: [feature('x')] }, row.children[1]!),
      { ...nothing, draw: ['row', 'y'], order: [{ section: 'main', ids: ['a', 'b', 'row', 'y'] }] },
    ],
    [
      'a block moves to another section: none',
      { ...page, sections: { ...page.sections, main: [b!, row], rail: [c, a!] } },
      {
        ...nothing,
        order: [
          { section: 'main', ids: ['b', 'row'] },
          { section: 'rail', ids: ['c', 'a'] },
        ],
      },
    ],
    [
      'a block comes from a section that the layout does not show: that block',
      { ...page, sections: { ...page.sections, main: [a!, b!, row, feature('old')] } },
      { ...nothing, draw: ['old'], order: [{ section: 'main', ids: ['a', 'b', 'row', 'old'] }] },
    ],
    ['the layout changes: all of it', { ...page, layout: 'full' }, { ...nothing, isReload: true }],
    ['the page gets another name', { ...page, name: 'Other' }, nothing],
  ])('draws, where %s', (_what, next, expected) => {
    expect(plan(next)).toEqual(expected);
  });
});
