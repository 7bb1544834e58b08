import { afterChanges, type Person } from '../../contract/liveEvents';
import fc from 'fast-check';
import type { PresenceChange } from '../../../store/editorNotices';
import { OpenConnections, TooMany } from './OpenConnections';
import { PresenceBook } from './PresenceBook';
import { changesBetween } from './presence';

const tab = fc.integer({ min: 0, max: 9 }).map((number) => `tab-${number}`);
const node = fc.constantFrom(null, 'one', 'two');
const person = fc.record({ tab, name: fc.constantFrom('Ida', 'Nelly'), node });
const people = fc.uniqueArray(person, { selector: (one) => one.tab });
const changes = fc.array(
  fc.oneof(
    person.map((one): PresenceChange => ({ kind: 'here', ...one })),
    fc.record({ kind: fc.constant('moved' as const), tab, node }),
    fc.record({ kind: fc.constant('left' as const), tab }),
  ),
);
const byTab = (all: readonly Person[]) => all.toSorted((a, b) => a.tab.localeCompare(b.tab));

describe('Who has a page open', () => {
  it('is known from the changes as from the list', () => {
    fc.assert(
      fc.property(people, people, (before, after) => {
        const told = changesBetween(before, after);
        expect(byTab(afterChanges(before, told))).toEqual(byTab(after));
        expect(changesBetween(after, after)).toEqual([]);
      }),
    );
  });

  it('is the same for all who look, whenever they came, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(changes), fc.nat(20), (steps, at) => {
        const book = new PresenceBook();
        let early: readonly Person[] = book.toldOf('page');
        let late: readonly Person[] | null = null;
        for (const [step, taken] of steps.entries()) {
          book.take('page', taken, step);
          if (step === at) late = book.toldOf('page');
          const told = book.tell('page');
          early = afterChanges(early, told);
          if (late) late = afterChanges(late, told);
        }
        expect(byTab(early)).toEqual(byTab(book.peopleOn('page')));
        if (late) expect(byTab(late)).toEqual(byTab(early));
      }),
    );
  });

  it('keeps the block on which someone works, whatever a sign of life from before says', () => {
    const book = new PresenceBook();
    const here: PresenceChange = { kind: 'here', tab: 't', name: 'Ida', node: null };
    book.take('page', [here], 0);
    book.take('page', [{ kind: 'moved', tab: 't', node: 'one' }], 1);
    book.take('page', [here], 2);
    expect(book.peopleOn('page')).toEqual([{ tab: 't', name: 'Ida', node: 'one' }]);
  });

  it('is told of 50 at most; the next comes when one of them leaves', () => {
    const book = new PresenceBook();
    const here = Array.from({ length: 60 }, (_, at): PresenceChange => ({
      kind: 'here',
      tab: `t${at}`,
      name: 'Ida',
      node: null,
    }));
    book.take('page', here, 0);
    expect(book.tell('page')).toHaveLength(50);
    book.take('page', [{ kind: 'left', tab: 't0' }], 1);
    expect(book.tell('page')).toEqual([
      { kind: 'left', tab: 't0' },
      { kind: 'here', tab: 't50', name: 'Ida', node: null },
    ]);
    expect(book.sweep(1)).toEqual(['page']);
    expect(book.peopleOn('page')).toEqual([]);
  });
});

describe('Connections that stay open', () => {
  const most = { login: 2, member: 3, document: 4 };
  const ida = { login: 'laptop', name: 'ida' };

  it.each([
    ['a session', ['laptop ida', 'laptop ida'], 'laptop ida', /2 connections open already\. Close/],
    [
      'a member',
      ['laptop ida', 'laptop ida', 'phone ida'],
      'phone ida',
      /3 connections open already, here and elsewhere/,
    ],
    ['a document', ['a a', 'b b', 'c c', 'd d'], 'e e', /4 connections to "page" already/],
  ])('are no more for %s than it may have', (_whose, opened, next, message) => {
    const connections = new OpenConnections(most);
    const open = (who: string) => {
      const [login, name] = who.split(' ') as [string, string];
      return connections.open({ login, name }, 'page');
    };
    const close = opened.map(open);
    expect(() => open(next)).toThrow(TooMany);
    expect(() => open(next)).toThrow(message);
    close[0]!();
    open(next);
  });

  it('are closed once, however often that is said', () => {
    const connections = new OpenConnections(most);
    const close = connections.open(ida, 'page');
    connections.open(ida, 'page');
    close();
    close();
    connections.open(ida, 'page');
    expect(() => connections.open(ida, 'page')).toThrow(TooMany);
  });
});
