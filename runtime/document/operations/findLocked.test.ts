import type { ChainNode } from '../document';
import { feature, pageDocument } from '../testing/fixtures';
import { findLocked } from './findLocked';
import type { Variants } from '../variants';
import type { Operation } from './operation';

const row: ChainNode = {
  kind: 'chain',
  id: 'row',
  type: 'row-block/row',
  fields: {},
  locked: true,
  children: [feature('b')],
};
const variants = (fields: Record<string, unknown>): Variants => ({
  by: 'reader',
  cases: [{ id: 'a', when: ['in'], fields }],
});
const part = feature('part', { locked: ['link'], variants: variants({ link: '/a' }) });
const open: ChainNode = { ...row, id: 'open', children: [part] };
delete open.locked;
const page = pageDocument('p', {
  sections: { main: [feature('a'), feature('ad', { locked: true }), row, open] },
});
const main = { in: { section: 'main' }, before: null };
const setVariants = (fields: Record<string, unknown>): Operation => ({
  op: 'set',
  id: 'part',
  path: ['variants'],
  value: variants(fields),
});
const set = (id: string, key: string): Operation => ({ op: 'set', id, path: ['fields', key] });

it.each<[string, Operation[], string | null]>([
  ['a block that is open', [set('a', 'title')], null],
  ['the page', [{ op: 'setPage', path: ['name'], value: 'X' }], null],
  ['a field of a locked block', [set('ad', 'title')], 'ad'],
  ['whether it is shown', [{ op: 'set', id: 'ad', path: ['hidden'], value: true }], 'ad'],
  ['its place', [{ op: 'move', id: 'ad', place: main }], 'ad'],
  ['its being there', [{ op: 'delete', id: 'ad' }], 'ad'],
  ['the lock itself', [{ op: 'set', id: 'ad', path: ['locked'] }], 'ad'],
  ['a block that it locks', [{ op: 'set', id: 'a', path: ['locked'], value: true }], 'a'],
  ['a block in a locked chain', [set('b', 'title')], 'row'],
  ['what goes out of it', [{ op: 'move', id: 'b', place: main }], 'row'],
  [
    'what goes into it',
    [{ op: 'move', id: 'a', place: { in: { chain: 'row' }, before: null } }],
    'row',
  ],
  [
    'what is put into it',
    [{ op: 'insert', node: feature('n'), place: { in: { chain: 'row' }, before: null } }],
    'row',
  ],
  ['a locked field', [set('part', 'link')], 'part'],
  ['another field of the same block', [set('part', 'title')], null],
  ['a locked field for some readers', [setVariants({ link: '/b' })], 'part'],
  ['that some readers get another one', [{ op: 'set', id: 'part', path: ['variants'] }], 'part'],
  ['another field for some readers', [setVariants({ link: '/a', title: 'Hi' })], null],
  ['the place of a block with a locked field', [{ op: 'move', id: 'part', place: main }], null],
  ['its being there, with the field', [{ op: 'delete', id: 'part' }], 'part'],
  ['the chain that holds it', [{ op: 'delete', id: 'open' }], 'part'],
  [
    'a locked block that it brings along',
    [{ op: 'insert', node: feature('n', { locked: true }), place: main }],
    'n',
  ],
  ['something open, and then something locked', [set('a', 'title'), set('ad', 'title')], 'ad'],
])('who may not unlock and changes %s is stopped at %3$s', (_what, operations, locked) => {
  expect(findLocked(page, operations)).toBe(locked);
});
