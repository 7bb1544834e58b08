import { screenAt } from '../../contract/screens';
import { nodeIn, nodePath, usesPath } from './paths';

describe('Addresses of the editor', () => {
  it.each(['one', 'a b', 'ä#%'])('lead to the block %j of a page, and say so', (node) => {
    const url = new URL(nodePath('front', node), 'https://daily.test');
    expect(screenAt(url.pathname)).toEqual({ name: 'page', id: 'front' });
    expect(nodeIn(url.hash)).toBe(node);
  });

  it.each(['', '#', '#node=', '#other=1'])('name no block with %j', (hash) => {
    expect(nodeIn(hash)).toBeNull();
  });

  it('lead to what uses something, whatever its name holds', () => {
    const { searchParams } = new URL(usesPath('text', 'a & b?'), 'https://daily.test');
    expect(Object.fromEntries(searchParams)).toEqual({ kind: 'text', value: 'a & b?' });
  });
});
