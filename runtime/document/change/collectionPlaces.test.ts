import { feature } from '../testing/fixtures';
import type { FeatureNode, Node } from '../document';
import { usesCollection, withCollection } from './collectionPlaces';

describe('a block asks for a collection', () => {
  it.each<[string, Partial<FeatureNode>, boolean]>([
    ['in a field that says so', { fields: { collectionId: 'top' } }, true],
    ['among others', { fields: { excludeCollectionIds: 'lead, top' } }, true],
    ['in a source that is chosen in a field', { fields: { news: asked('collections-api') } }, true],
    [
      'in its content',
      { fields: {}, content: { source: 'collections-api', query: { id: 'top' } } },
      true,
    ],
    ['not where a field means something else', { fields: { section: 'top' } }, false],
    ['not where another source is asked', { fields: { news: asked('search') } }, false],
    ['not where another collection is', { fields: { collectionId: 'top-2' } }, false],
  ])('%s', (_where, changed, isUsed) => {
    const node = feature('one', changed);
    expect(usesCollection(node, 'top')).toBe(isUsed);
  });

  it('and is the same block where it does not', () => {
    const node = feature('one', { fields: { title: 'top' } });
    expect(withCollection(node, 'top', 'staged')).toBe(node);
  });

  it('another one instead in its content, of the same source', () => {
    const content = { source: 'collections-api', query: { id: 'top', size: '3' } };
    const node = feature('one', { fields: { title: 'top' }, content });
    expect(withCollection(node, 'top', 'staged')).toEqual({
      ...node,
      content: { source: 'collections-api', query: { id: 'staged', size: '3' } },
    });
  });

  it('another one instead, in chains, too', () => {
    const child = feature('one', { fields: { collection1: 'lead,top', title: 'top' } });
    const chain: Node = { kind: 'chain', id: 'row', type: 'row', fields: {}, children: [child] };
    expect(withCollection(chain, 'top', 'staged')).toMatchObject({
      id: 'row',
      children: [{ id: 'one', fields: { collection1: 'lead,staged', title: 'top' } }],
    });
  });
});

function asked(contentService: string) {
  return { contentService, contentConfigValues: { id: 'top' } };
}
