import type { ChainNode, Node } from '../../../document/document';
import { feature, pageDocument } from '../../../document/testing/fixtures';
import { holdNode } from './holdNode';
import { planUpdate } from './planUpdate';

const row: ChainNode = {
  kind: 'chain',
  id: 'row',
  type: 'row-block/row',
  fields: { heading: 'News' },
  children: [feature('x'), feature('y')],
};
const page = pageDocument('front', {
  sections: { main: [feature('a'), feature('b'), row], rail: [feature('c')] },
});
const [a, b] = page.sections['main']!;
const withMain = (...main: Node[]) => ({ ...page, sections: { ...page.sections, main } });
const retitled = <N extends Node>(node: N): N => ({ ...node, fields: { title: 'new' } });
const LAYOUT = ['main', 'rail'];
/** What is drawn while someone types in a node, and what once that is done. */
const draws = (id: string, next: typeof page) => {
  const held = holdNode(page, next, id);
  const during = planUpdate(page, held, LAYOUT);
  const after = planUpdate(held, next, LAYOUT);
  const ids = (nodes: readonly Node[]) => nodes.map((node) => node.id);
  return {
    during: { ...during, draw: ids(during.draw) },
    after: { ...after, draw: ids(after.draw) },
  };
};
const nothing = { isReload: false, draw: [], order: [] };

describe('while someone types in a block', () => {
  it('that block is not drawn, and all others are; once it is done it is drawn once', () => {
    const { during, after } = draws('a', withMain(retitled(a!), retitled(b!), row));
    expect(during).toEqual({ ...nothing, draw: ['b'] });
    expect(after).toEqual({ ...nothing, draw: ['a'] });
  });

  it('the chain around it is not drawn, but what else the chain holds', () => {
    const [x, y] = row.children;
    const next = { ...row, fields: { heading: 'Sports' }, children: [retitled(x!), retitled(y!)] };
    const { during, after } = draws('x', withMain(a!, b!, next));
    expect(during).toEqual({ ...nothing, draw: ['y'] });
    expect(after).toEqual({ ...nothing, draw: ['row'] });
  });

  it('what a chain holds is drawn while its own heading is typed', () => {
    const [x, y] = row.children;
    const next = { ...row, fields: { heading: 'Spo' }, children: [retitled(x!), y!] };
    const { during, after } = draws('row', withMain(a!, b!, next));
    expect(during.draw).toEqual(['x']);
    expect(after.draw).toEqual(['row']);
  });

  it('nothing comes, goes or moves, as that would take the caret away; what stays is drawn', () => {
    const { during, after } = draws('a', withMain(feature('new'), row, retitled(b!), a!));
    expect(during).toEqual({ ...nothing, draw: ['b'] });
    expect(after.order).toEqual([{ section: 'main', ids: ['new', 'row', 'b', 'a'] }]);
    expect(after.draw).toEqual(['new']);
  });

  it('a block that someone deletes stays until then', () => {
    const { during, after } = draws('a', withMain(b!, row));
    expect(during).toEqual(nothing);
    expect(after.order).toEqual([{ section: 'main', ids: ['b', 'row'] }]);
  });

  it('the page is not loaded again, whatever its layout has become', () => {
    const { during, after } = draws('a', { ...page, layout: 'article', meta: {} });
    expect([during.isReload, after.isReload]).toEqual([false, true]);
  });

  it('a block that the canvas does not show holds nothing up', () => {
    const next = withMain(retitled(a!), b!, row);
    expect(holdNode(page, next, 'new')).toBe(next);
  });
});
