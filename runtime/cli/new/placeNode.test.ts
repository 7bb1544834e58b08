import { feature, pageDocument } from '../../document/testing/fixtures';
import { placeNode } from './placeNode';

const NOTE = 'note-block/note';
const home = pageDocument('home');
const put = (document = home) =>
  placeNode(document, { type: NOTE, section: 'main', fields: { title: 'Today' }, isFirst: false });

describe('a page with one more block', () => {
  it('is a new document; the one before stays as it was', () => {
    const before = structuredClone(home);
    expect(put().sections['main']).toEqual([
      feature('one'),
      { kind: 'feature', id: 'note', type: NOTE, fields: { title: 'Today' } },
    ]);
    expect(home).toEqual(before);
  });

  it('gives a block an id of its own, also beside blocks inside a chain', () => {
    const chain = {
      kind: 'chain' as const,
      id: 'row',
      type: 'row-block/row',
      fields: {},
      children: [feature('note')],
    };
    const page = pageDocument('home', { sections: { main: [chain] } });
    const ids = put(put(page)).sections['main']?.map(({ id }) => id);
    expect(ids).toEqual(['row', 'note-2', 'note-3']);
  });
});
