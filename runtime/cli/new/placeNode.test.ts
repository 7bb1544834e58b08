import type { PackManifest } from '../../pack/types';
import { feature, pageDocument } from '../../store/testing/fixtures';
import { placeNode, type Placement } from './placeNode';

const NOTE = 'note-block/note';
const manifest = {
  features: {
    'header-block/header': { customFields: {} },
    'promo-block/promo': { customFields: { title: { kind: 'text' } } },
    [NOTE]: {
      customFields: { title: { kind: 'text', required: true }, size: { kind: 'number' } },
    },
  },
  chains: {},
  layouts: { front: { sections: ['header', 'main', 'rail'] } },
} as unknown as PackManifest;

const home = pageDocument('home');
const put = (more: Partial<Placement> = {}, document = home) =>
  placeNode(document, manifest, {
    type: NOTE,
    section: 'main',
    fields: ['title=Today'],
    isFirst: false,
    ...more,
  });

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
    const ids = put({}, put({}, page)).sections['main']?.map(({ id }) => id);
    expect(ids).toEqual(['row', 'note-2', 'note-3']);
  });

  it('does not mind faults that the page had before', () => {
    const page = pageDocument('home', {
      sections: { main: [feature('x', { type: 'gone/gone' })] },
    });
    expect(put({}, page).sections['main']).toHaveLength(2);
  });

  it.each<[string, Partial<Placement>, RegExp]>([
    ['a section', { section: 'side' }, /no section "side"\. Sections: header, main, rail/],
    ['a block', { type: 'x-block/x' }, /no block "x-block\/x".*\s+header-block\/header/],
    ['a block of no pack', { type: 'constructor' }, /no block "constructor"/],
    ['half a name', { type: 'note' }, /named by its folder and its feature: note-block\/note/],
    ['a field', { fields: ['name=x'] }, /Its fields: title, size/],
    ['a missing field', { fields: [] }, /the required field "title" is empty/],
  ])('refuses %s that does not fit, and lists what there is', (_name, more, message) => {
    expect(() => put(more)).toThrow(message);
  });
});
