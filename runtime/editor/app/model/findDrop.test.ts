import type { ChainNode } from '../../../document/document';
import { feature, pageDocument } from '../../../document/testing/fixtures';
import type { Box, PageLayout } from '../shared/frameProtocol';
import { findDrop } from './findDrop';

const box = (id: string, x: number, y: number, width: number, height: number): Box => ({
  id,
  x,
  y,
  width,
  height,
});
const row: ChainNode = {
  kind: 'chain',
  id: 'row',
  type: 'row-block/row',
  fields: {},
  children: [feature('x'), feature('y')],
};
const page = pageDocument('front', {
  sections: { main: [feature('a'), feature('b'), row], rail: [] },
});
const layout: PageLayout = {
  width: 1000,
  height: 800,
  texts: [],
  sections: [box('main', 0, 0, 700, 500), box('rail', 720, 0, 280, 60)],
  nodes: [
    box('a', 0, 0, 700, 100),
    box('b', 0, 120, 700, 100),
    box('row', 0, 240, 700, 200),
    box('x', 0, 240, 340, 200),
    box('y', 360, 240, 340, 200),
  ],
};
const block = { kind: 'feature', id: 'new' } as const;
const chain = { kind: 'chain', id: 'new' } as const;
const drop = (x: number, y: number, node: { kind: 'feature' | 'chain'; id: string } = block) =>
  findDrop(page, layout, { x, y }, [node]);

describe('a drop', () => {
  it.each([
    ['on the upper half of a block: before it', 10, 130, { in: { section: 'main' }, before: 'b' }],
    ['on its lower half: behind it', 10, 90, { in: { section: 'main' }, before: 'b' }],
    ['in a row, on the left half: before', 100, 300, { in: { chain: 'row' }, before: 'x' }],
    ['in a row, on the right half: behind', 330, 300, { in: { chain: 'row' }, before: 'y' }],
    ['at the end of a row: last', 690, 300, { in: { chain: 'row' }, before: null }],
    [
      'on the upper edge of a chain: before it',
      100,
      242,
      { in: { section: 'main' }, before: 'row' },
    ],
    ['below all: last', 100, 700, { in: { section: 'main' }, before: null }],
    ['into an empty section', 800, 30, { in: { section: 'rail' }, before: null }],
  ])('%s', (_what, x, y, place) => {
    expect(drop(x, y)?.place).toEqual(place);
  });

  it('of a chain goes around a chain, never into it', () => {
    expect(drop(100, 300, chain)?.place).toEqual({ in: { section: 'main' }, before: 'row' });
  });

  it('of a chain on itself stays in its section', () => {
    const own = { kind: 'chain', id: 'row' } as const;
    expect(drop(100, 300, own)?.place.in).toEqual({ section: 'main' });
  });

  it('draws one line between two blocks, from whichever side one comes', () => {
    expect(drop(10, 90)?.line).toEqual({ x: 0, y: 110, width: 700, height: 0 });
    expect(drop(10, 130)?.line).toEqual({ x: 0, y: 110, width: 700, height: 0 });
    expect(drop(330, 300)?.line).toEqual({ x: 350, y: 240, width: 0, height: 200 });
  });

  it('is nowhere on a page without sections', () => {
    expect(
      findDrop(page, { ...layout, sections: [], nodes: [] }, { x: 0, y: 0 }, [block]),
    ).toBeNull();
  });
});
