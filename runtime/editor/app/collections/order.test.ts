import type { CollectionEntry } from '../../contract/collections';
import {
  change,
  compareOrder,
  isChanged,
  moveBy,
  openCollection,
  redo,
  settle,
  undo,
} from './order';

const entry = (id: string, headline: string | null = null): CollectionEntry => ({
  id,
  type: 'story',
  headline,
});
const draft = (...ids: string[]) => ({ name: 'Top', entries: ids.map((id) => entry(id)) });
const ids = ({ now }: { now: { entries: readonly CollectionEntry[] } }) =>
  now.entries.map(({ id }) => id).join('');

describe('a collection in editing', () => {
  it('goes back and forth, and forgets the way forth with the next change', () => {
    const opened = openCollection(draft('a', 'b'), 1);
    const changed = change(change(opened, draft('b', 'a')), draft('b'));
    expect([undo(changed), undo(undo(changed)), undo(opened)].map(ids)).toEqual(['ba', 'ab', 'ab']);
    expect(ids(redo(undo(changed)))).toBe('b');
    expect(ids(redo(change(undo(changed), draft('c'))))).toBe('c');
  });

  it('takes typing in one field as one step', () => {
    const words = (name: string) => ({ ...draft('a'), name });
    const typed = ['T', 'To', 'Top'].reduce(
      (editing, name) => change(editing, words(name), 'name'),
      openCollection(words('Lead'), 1),
    );
    expect(undo(typed).now.name).toBe('Lead');
  });

  it('is changed until it is what the server has, also by going back', () => {
    const changed = change(openCollection(draft('a', 'b'), 1), draft('b', 'a'));
    expect([isChanged(changed), isChanged(undo(changed))]).toEqual([true, false]);
    const saved = settle(changed, changed.now, 2);
    expect([isChanged(saved), saved.revision, isChanged(undo(saved))]).toEqual([false, 2, true]);
  });

  it('keeps what was changed while it was being saved', () => {
    const sent = change(openCollection(draft('a', 'b'), 1), draft('b', 'a'));
    const saved = settle(change(sent, draft('b')), sent.now, 2);
    expect([ids(saved), isChanged(saved)]).toEqual(['b', true]);
  });
});

describe('moving a story', () => {
  it.each([
    ['a', 1, 'bac'],
    ['c', -1, 'acb'],
    ['c', -9, 'cab'],
    ['a', -1, 'abc'],
    ['none', 1, 'abc'],
  ])('%s by %i gives %s', (id, by, expected) => {
    const { entries } = draft('a', 'b', 'c');
    expect(ids({ now: { entries: moveBy(entries, id, by) } })).toBe(expected);
  });
});

describe('two orders side by side', () => {
  it('say of each story what became of it', () => {
    const mine = [entry('new'), entry('b'), entry('a'), entry('c', 'Ours')];
    const theirs = draft('a', 'b', 'c', 'gone').entries;
    expect([...compareOrder(mine, theirs)]).toEqual([
      ['new', 'added'],
      ['b', 'moved'],
      ['a', 'moved'],
      ['c', 'reworded'],
    ]);
    expect([...compareOrder(theirs, theirs).values()]).toEqual(['same', 'same', 'same', 'same']);
  });
});
