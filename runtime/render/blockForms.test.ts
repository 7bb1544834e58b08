import type { Node } from '../document/document';
import { blockForms, blockOfForm } from './blockForms';

const block = {
  kind: 'feature',
  id: 'b1',
  type: 'headline',
  fields: { title: 'For all', size: 'large' },
} as unknown as Extract<Node, { kind: 'feature' }>;

const of = (cases: object[]) =>
  ({ ...block, variants: { by: 'reader', cases } }) as unknown as typeof block;

describe('the forms of a block', () => {
  it('is one for everybody, without variants', () => {
    expect(blockForms(block)).toEqual([{ node: block, audience: null }]);
    const chain = { kind: 'chain', id: 'c1' } as unknown as Node;
    expect(blockForms(chain)).toEqual([{ node: chain, audience: null }]);
  });

  it('are the block for those of no variant, and each variant for its own, over the fields of the block', () => {
    const forms = blockForms(
      of([
        { id: 'v1', when: ['out', 'in'], fields: { title: 'For guests' } },
        { id: 'v2', when: ['subscribed'], hidden: true, fields: {} },
      ]),
    );
    expect(forms.map(({ node }) => [node.id, 'fields' in node && node.fields])).toEqual([
      ['b1', { title: 'For all', size: 'large' }],
      ['b1~v1', { title: 'For guests', size: 'large' }],
    ]);
    expect(forms[1]?.node).not.toHaveProperty('variants');
    expect(forms.map(({ audience }) => audience)).toEqual([
      { not: ['@out', '@in', '@subscribed'] },
      { only: ['@out', '@in'] },
    ]);
  });

  it('is known by the block it is of', () => {
    expect([blockOfForm('b1~v1'), blockOfForm('b1')]).toEqual(['b1', 'b1']);
  });
});
