import { findUses } from './findUses';
import { feature, pageDocument } from './testing/fixtures';

describe('findUses', () => {
  const used = (fields: Record<string, unknown>) =>
    findUses(pageDocument('p', { sections: { main: [feature('n', { fields })] } }))
      .filter(({ nodeId, kind }) => nodeId === 'n' && kind !== 'block')
      .map(({ kind, value }) => `${kind} ${value}`);

  it('names the layout and each block type', () => {
    expect(findUses(pageDocument('p'))).toEqual([
      { kind: 'layout', value: 'front', nodeId: null },
      { kind: 'block', value: 'header-block/header', nodeId: 'head' },
      { kind: 'block', value: 'promo-block/promo', nodeId: 'one' },
    ]);
  });

  it("names a node's own source", () => {
    const node = feature('n', { content: { source: 'search', query: {} } });
    expect(findUses(pageDocument('p', { sections: { main: [node] } }))).toContainEqual({
      kind: 'source',
      value: 'search',
      nodeId: 'n',
    });
  });

  it.each([
    [
      'a source chosen in a field',
      { feed: { contentService: 'content-feed', contentConfigValues: {} } },
      ['source content-feed'],
    ],
    [
      'an image',
      { art: { type: 'image', _id: 'I1', url: '/originals/a.jpg' } },
      ['image I1', 'image /originals/a.jpg'],
    ],
    [
      'an image by its address',
      { logo: 'https://cdn.example/logo.SVG?v=2' },
      ['image https://cdn.example/logo.SVG?v=2'],
    ],
    [
      'a picture however it is cut',
      { a: '/x.png#focal=0.5,0.5&crop=0,0,1,0.5', b: '/x.png' },
      ['image /x.png'],
    ],
    ['a document', { links: [{ type: 'document', _id: 'footer' }] }, ['document footer']],
    ['the same twice', { a: '/x.png', b: '/x.png' }, ['image /x.png']],
    ['nothing in text', { title: 'See photo.jpg', url: '/news/', n: 1, none: null }, []],
  ])('finds %s', (_what, fields, expected) => {
    expect(used(fields)).toEqual(expected);
  });
});
