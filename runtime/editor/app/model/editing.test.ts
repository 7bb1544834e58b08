import fc from 'fast-check';
import type { PageDocument } from '../../../document/document';
import { canonicalJson } from '../../../document/json';
import { applyOperations } from '../../../document/operations/applyOperations';
import { OperationRefused, type Operation } from '../../../document/operations/operation';
import {
  documents,
  operations as anyOperation,
  withoutEmptySections,
} from '../../../document/operations/testing/arbitraries';
import { feature, pageDocument } from '../../../document/testing/fixtures';
import { chooseMine, chooseTheirs } from './chooseMine';
import { rebase, saved, send, startEditing, type Editing } from './editing';
import { edit, redo, undo } from './steps';

const textOf = (document: PageDocument) => canonicalJson(withoutEmptySections(document));
const set = (id: string, value: unknown, key = 'title'): Operation => ({
  op: 'set',
  id,
  path: ['fields', key],
  value,
});
const insert = (id: string, section = 'main'): Operation => ({
  op: 'insert',
  node: feature(id),
  place: { in: { section }, before: null },
});
const page = pageDocument('front');
const titleOf = ({ document }: Editing, id = 'one') =>
  Object.values(document.sections)
    .flat()
    .find((node) => node.id === id)?.fields['title'];

/** Does each operation that can be done, a moment after the other. */
function doAll(editing: Editing, operations: readonly Operation[]): Editing {
  return operations.reduce((before, operation, index) => {
    try {
      return edit(before, [operation], { name: 'Edit', at: index, key: keyOf(operation) });
    } catch (error) {
      if (error instanceof OperationRefused) return before;
      throw error;
    }
  }, editing);
}

const keyOf = (operation: Operation) =>
  operation.op === 'set' ? JSON.stringify([operation.id, operation.path]) : null;

function undoAll(editing: Editing): Editing {
  return editing.undo.length === 0 ? editing : undoAll(undo(editing).editing);
}
function redoAll(editing: Editing): Editing {
  return editing.redo.length === 0 ? editing : redoAll(redo(editing).editing);
}

describe('edits of a page', () => {
  it('all taken back give the page as it was; all done again, the page as it became', () => {
    fc.assert(
      fc.property(documents, fc.array(anyOperation, { maxLength: 12 }), (start, operations) => {
        const done = doAll(startEditing(start, 1), operations);
        const back = undoAll(done);
        expect(textOf(back.document)).toBe(textOf(start));
        expect(textOf(redoAll(back).document)).toBe(textOf(done.document));
      }),
    );
  });

  it('are what is sent: the draft with them done is what the editor sees, whatever is on its way', () => {
    fc.assert(
      fc.property(
        documents,
        fc.array(anyOperation, { maxLength: 8 }),
        fc.array(anyOperation, { maxLength: 8 }),
        (start, before, after) => {
          const sent = send(doAll(startEditing(start, 1), before), 'batch');
          const editing = doAll(sent, after);
          const onServer = sent.sent
            ? applyOperations(start, sent.sent.operations).document
            : start;
          const isSaved = saved(editing, 2, null);
          expect(textOf(isSaved.base)).toBe(textOf(onServer));
          expect(textOf(applyOperations(isSaved.base, isSaved.pending).document)).toBe(
            textOf(editing.document),
          );
          expect(isSaved.document).toBe(editing.document);
        },
      ),
    );
  });

  it('that are typed within a moment are one step, and one operation', () => {
    const type = (editing: Editing, value: string, at: number) =>
      edit(editing, [set('one', value)], { name: 'Edit Title', key: 'one title', at });
    const typed = type(type(type(startEditing(page, 1), 'a', 0), 'ab', 400), 'abc', 900);
    expect(typed.undo).toHaveLength(1);
    expect(typed.pending).toEqual([set('one', 'abc')]);
    expect(titleOf(undo(typed).editing)).toBe('one');
    expect(type(typed, 'abcd', 3000).undo).toHaveLength(2);
  });

  it('that change nothing are no step', () => {
    const editing = startEditing(page, 1);
    const operation: Operation = {
      op: 'move',
      id: 'one',
      place: { in: { section: 'main' }, before: 'one' },
    };
    expect(edit(editing, [operation], { name: 'Move', at: 0 })).toBe(editing);
  });

  it('that others made impossible to take back are passed over', () => {
    const typed = edit(startEditing(page, 1), [set('one', 'mine')], { name: 'Edit', at: 0 });
    const sent = send(typed, 'batch');
    const others = { ...page, sections: { header: page.sections['header']! } };
    const after = saved(sent, 3, others);
    expect(undo(after)).toMatchObject({ refused: true, done: 'Edit', editing: { undo: [] } });
  });
});

describe('what others did meanwhile', () => {
  const mine = edit(startEditing(page, 1), [set('one', 'mine')], { name: 'Edit', at: 0 });
  const theirs = (...operations: Operation[]) => applyOperations(page, operations).document;

  it('to other things stays, and so does mine', () => {
    const after = rebase(mine, theirs(insert('new'), set('head', 'theirs')), 4);
    expect(after.conflicts).toEqual([]);
    expect([titleOf(after), titleOf(after, 'new'), titleOf(after, 'head')]).toEqual([
      'mine',
      'new',
      'theirs',
    ]);
    expect(after.rev).toBe(4);
  });

  it('to the same thing is a conflict: theirs stands, and mine can be chosen', () => {
    const after = rebase(mine, theirs(set('one', 'theirs')), 4);
    expect(titleOf(after)).toBe('theirs');
    const [conflict] = after.conflicts;
    expect(conflict).toEqual({ kind: 'value', operation: set('one', 'mine'), theirs: 'theirs' });
    expect(chooseTheirs(after, conflict!)).toMatchObject({ conflicts: [], pending: [] });
    const chosen = chooseMine(after, conflict!, mine.document, 1);
    expect(titleOf(chosen)).toBe('mine');
    expect(chosen.conflicts).toEqual([]);
    expect(chosen.pending).toEqual([set('one', 'mine')]);
  });

  it('while something was on its way is no reason to overwrite it with what was typed since', () => {
    const typing = edit(send(mine, 'b1'), [set('head', 'mine')], { name: 'Edit', at: 5000 });
    const others = theirs(set('one', 'mine'), set('head', 'theirs'));
    const after = saved(typing, 3, others);
    expect(titleOf(after, 'head')).toBe('theirs');
    expect(after.conflicts).toHaveLength(1);
  });

  it('may be that they deleted it: it comes back with my change if I choose so', () => {
    const after = rebase(mine, theirs({ op: 'delete', id: 'one' }), 4);
    expect(after.conflicts).toMatchObject([{ kind: 'gone' }]);
    expect(titleOf(chooseMine(after, after.conflicts[0]!, mine.document, 1))).toBe('mine');
  });

  it('and I alike is no conflict', () => {
    const after = rebase(mine, theirs(set('one', 'mine')), 4);
    expect(after).toMatchObject({ conflicts: [], pending: [] });
  });
});
