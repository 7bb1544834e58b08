import { moveInTree, type TreeItem } from './moveInTree';

const items: TreeItem[] = [
  { key: 'main', level: 1, isOpen: true },
  { key: 'row', level: 2, isOpen: false },
  { key: 'card', level: 2, isOpen: null },
  { key: 'rail', level: 1, isOpen: true },
];
const at = (key: string) => items.findIndex((item) => item.key === key);

describe('a key in a tree', () => {
  it.each([
    ['main', 'ArrowDown', { kind: 'focus', key: 'row' }],
    ['main', 'ArrowUp', { kind: 'focus', key: 'main' }],
    ['rail', 'ArrowDown', { kind: 'focus', key: 'rail' }],
    ['card', 'Home', { kind: 'focus', key: 'main' }],
    ['main', 'End', { kind: 'focus', key: 'rail' }],
    ['row', 'ArrowRight', { kind: 'toggle', key: 'row' }],
    ['main', 'ArrowRight', { kind: 'focus', key: 'row' }],
    ['rail', 'ArrowRight', null],
    ['card', 'ArrowRight', null],
    ['main', 'ArrowLeft', { kind: 'toggle', key: 'main' }],
    ['card', 'ArrowLeft', { kind: 'focus', key: 'main' }],
    ['row', 'ArrowLeft', { kind: 'focus', key: 'main' }],
    ['card', 'Enter', { kind: 'choose', key: 'card' }],
    ['card', ' ', { kind: 'choose', key: 'card' }],
    ['card', 'x', null],
  ])('at %s: %s', (from, key, expected) => {
    expect(moveInTree(items, at(from), key)).toEqual(expected);
  });

  it('does nothing in an empty one', () => {
    expect(moveInTree([], -1, 'ArrowDown')).toBeNull();
  });
});
