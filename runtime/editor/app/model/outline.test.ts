import type { ChainNode } from '../../../document/document';
import { feature, pageDocument } from '../../../document/testing/fixtures';
import { dropOnRow, listRows } from './outline';

const row: ChainNode = {
  kind: 'chain',
  id: 'row',
  type: 'row-block/row',
  fields: {},
  children: [feature('x'), feature('y')],
};
const page = pageDocument('front', { sections: { main: [feature('a'), row], rail: [] } });
const rows = listRows(page, ['main', 'rail'], new Set());
const find = (key: string) => rows.find((one) => one.key === key)!;

describe('a drop on the outline', () => {
  it.each([
    ['section:rail', 0.5, 'feature', { in: { section: 'rail' }, before: null }, 'into'],
    ['a', 0.2, 'feature', { in: { section: 'main' }, before: 'a' }, 'before'],
    ['a', 0.8, 'feature', { in: { section: 'main' }, before: 'row' }, 'after'],
    ['row', 0.5, 'feature', { in: { chain: 'row' }, before: null }, 'into'],
    ['row', 0.4, 'chain', { in: { section: 'main' }, before: 'row' }, 'before'],
    ['row', 0.9, 'feature', { in: { section: 'main' }, before: null }, 'after'],
    ['x', 0.9, 'feature', { in: { chain: 'row' }, before: 'y' }, 'after'],
  ] as const)('on %s, %d down, of a %s', (key, part, kind, place, edge) => {
    expect(dropOnRow(find(key), part, [kind])).toEqual({ place, key, edge });
  });
});
