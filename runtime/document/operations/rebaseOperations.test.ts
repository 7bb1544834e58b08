import fc from 'fast-check';
import { feature, pageDocument } from '../testing/fixtures';
import { applyOperations } from './applyOperations';
import { OperationRefused, type Operation } from './operation';
import { rebaseOperations } from './rebaseOperations';
import { documents, operations, withoutEmptySections } from './testing/arbitraries';

const page = () =>
  pageDocument('p', {
    sections: {
      main: [
        feature('a'),
        {
          kind: 'chain',
          id: 'row',
          type: 'row-block/row',
          fields: {},
          children: [feature('b'), feature('c')],
        },
        feature('d'),
      ],
    },
  });

const set = (id: string, key: string, value: unknown): Operation => ({
  op: 'set',
  id,
  path: ['fields', key],
  value,
});
const move = (id: string, before: string | null): Operation => ({
  op: 'move',
  id,
  place: { in: { section: 'main' }, before },
});
const add = (id: string, chain: string): Operation => ({
  op: 'insert',
  node: feature(id),
  place: { in: { chain }, before: null },
});
const remove = (id: string): Operation => ({ op: 'delete', id });
const title = (value: string): Operation => ({ op: 'setPage', path: ['meta', 'title'], value });

const rebase = (theirs: Operation[], mine: Operation[]) =>
  rebaseOperations(applyOperations(page(), theirs).document, theirs, mine);

describe('what others did meanwhile leaves mine alone', () => {
  it.each<[string, Operation[], Operation[]]>([
    ['on another node', [set('a', 'title', 'X')], [set('b', 'title', 'Y')]],
    ['on another field of the node', [set('a', 'title', 'X')], [set('a', 'link', 'Y')]],
    ['when they moved what I fill', [move('a', null)], [set('a', 'title', 'Y')]],
    ['when they fill what I move', [set('a', 'title', 'X')], [move('a', null)]],
    ['when they add beside what I delete', [add('n', 'row')], [remove('b')]],
    ['when they set the page and I a block', [title('T')], [set('a', 'title', 'Y')]],
    ['when they deleted the sibling before which I insert', [remove('d')], [move('b', 'd')]],
    ['when they moved a block out of the chain I delete', [move('b', null)], [remove('row')]],
  ])('%s', (_what, theirs, mine) => {
    const { conflicts, operations: done } = rebase(theirs, mine);
    expect(conflicts).toEqual([]);
    expect(done).toEqual(mine);
  });
});

describe('what both did alike is done once', () => {
  it.each<[string, Operation]>([
    ['a value', set('a', 'title', 'X')],
    ['a part of the page', title('T')],
    ['a move', move('a', null)],
    ['a deletion', remove('a')],
    ['a deletion of a chain', remove('row')],
  ])('%s', (_what, operation) => {
    expect(rebase([operation], [operation])).toMatchObject({ conflicts: [], operations: [] });
  });
});

describe('people choose', () => {
  it.each<[string, Operation[], Operation, object]>([
    [
      'between two values of a field',
      [set('a', 'title', 'Theirs')],
      set('a', 'title', 'Mine'),
      { kind: 'value', theirs: 'Theirs' },
    ],
    [
      'where they took the value away',
      [{ op: 'set', id: 'a', path: ['fields', 'title'] }],
      set('a', 'title', 'Mine'),
      { kind: 'value', theirs: undefined },
    ],
    ['between two titles', [title('Theirs')], title('Mine'), { kind: 'value', theirs: 'Theirs' }],
    ['between two places', [move('a', null)], move('a', 'd'), { kind: 'place' }],
    ['when they deleted what I fill', [remove('a')], set('a', 'title', 'Mine'), { kind: 'gone' }],
    ['when they deleted what I move', [remove('a')], move('a', null), { kind: 'gone' }],
    ['when they deleted the chain I add to', [remove('row')], add('n', 'row'), { kind: 'gone' }],
    [
      'when they deleted the chain of what I fill',
      [remove('row')],
      set('b', 'title', 'Mine'),
      { kind: 'gone' },
    ],
    ['when they fill what I delete', [set('a', 'title', 'X')], remove('a'), { kind: 'changed' }],
    [
      'when they fill a block of the chain I delete',
      [set('b', 'title', 'X')],
      remove('row'),
      { kind: 'changed' },
    ],
    ['when they add to the chain I delete', [add('n', 'row')], remove('row'), { kind: 'changed' }],
    ['when they moved what I delete', [move('a', null)], remove('a'), { kind: 'changed' }],
  ])('%s', (_what, theirs, mine, conflict) => {
    expect(rebase(theirs, [mine]).conflicts).toEqual([
      expect.objectContaining({ operation: mine, ...conflict }),
    ]);
  });
});

it('a second value of mine does not clash with my first one', () => {
  const mine = [set('a', 'link', '1'), set('a', 'link', '2')];
  expect(rebase([set('a', 'title', 'X')], mine).conflicts).toEqual([]);
});

const fitting = (document: Parameters<typeof applyOperations>[0], list: readonly Operation[]) => {
  const done: Operation[] = [];
  let current = document;
  for (const operation of list) {
    try {
      current = applyOperations(current, [operation]).document;
      done.push(operation);
    } catch (error) {
      if (!(error instanceof OperationRefused)) throw error;
    }
  }
  return { done, current };
};

it('of any two editors’ work, either all of mine is in or it is said what clashes; theirs is never lost', () => {
  const lists = fc.array(operations, { maxLength: 8 });
  fc.assert(
    fc.property(documents, lists, lists, (document, first, second) => {
      const theirs = fitting(document, first);
      const mine = fitting(document, second).done;
      const rebased = rebaseOperations(theirs.current, theirs.done, mine);
      // What was done to theirs is just what is said to have been done.
      expect(applyOperations(theirs.current, rebased.operations).document).toEqual(
        rebased.document,
      );
      expect(
        withoutEmptySections(applyOperations(rebased.document, rebased.inverse).document),
      ).toEqual(withoutEmptySections(theirs.current));
      expect(rebased.operations.length + rebased.conflicts.length).toBeLessThanOrEqual(mine.length);
      // A value that they set and I did not is still there.
      const touched = new Set(
        mine.flatMap((each) => (each.op === 'setPage' ? [each.path.join()] : [])),
      );
      for (const each of theirs.done) {
        if (each.op !== 'setPage' || touched.has(each.path.join())) continue;
        const key = each.path[1] ?? '';
        expect(rebased.document.meta[key]).toBe(theirs.current.meta[key]);
      }
    }),
    { numRuns: 300 },
  );
});
