import type { ChainNode } from '../../../document/document';
import { applyOperations } from '../../../document/operations/applyOperations';
import type { Operation, Place } from '../../../document/operations/operation';
import { feature, pageDocument } from '../../../document/testing/fixtures';
import {
  copyNodes,
  duplicate,
  formatCopied,
  insertAt,
  moveTo,
  parseCopied,
  toggleHidden,
} from './operationsFor';
import { outermost, placeForNew, sectionNames, stepPlace } from './places';

const row: ChainNode = {
  kind: 'chain',
  id: 'row',
  type: 'row-block/row',
  fields: {},
  locked: true,
  children: [feature('x'), feature('y')],
};
const page = pageDocument('front', {
  sections: { main: [feature('a'), row, feature('b')], rail: [feature('c')], old: [feature('o')] },
});
const sections = ['header', 'main', 'rail'];
const inMain = (before: string | null): Place => ({ in: { section: 'main' }, before });
const orderAfter = (operations: Operation[]) => {
  const { document } = applyOperations(page, operations);
  return Object.fromEntries(
    Object.entries(document.sections).map(([name, nodes]) => [
      name,
      nodes.map((node) =>
        node.kind === 'chain' ? [node.id, ...node.children.map(({ id }) => id)].join('>') : node.id,
      ),
    ]),
  );
};
let count = 0;
const newId = () => `new-${(count += 1)}`;
beforeEach(() => {
  count = 0;
});

describe('sections', () => {
  it('are those of the layout, then those that only the page has', () => {
    expect(sectionNames(page, sections)).toEqual(['header', 'main', 'rail', 'old']);
  });
});

describe('one step', () => {
  it.each<[string, 1 | -1, Place | null]>([
    ['a', 1, inMain('b')],
    ['row', -1, inMain('a')],
    ['b', 1, { in: { section: 'rail' }, before: 'c' }],
    ['a', -1, { in: { section: 'header' }, before: null }],
    ['c', 1, null],
    ['x', -1, inMain('row')],
    ['y', 1, inMain('b')],
    ['x', 1, { in: { chain: 'row' }, before: null }],
  ])('of %s by %i', (id, by, place) => {
    expect(stepPlace(page, id, by, sections)).toEqual(place);
  });
});

describe('something new goes', () => {
  it.each<['feature' | 'chain', string | null, Place]>([
    ['feature', null, inMain(null)],
    ['feature', 'a', inMain('row')],
    ['feature', 'row', { in: { chain: 'row' }, before: null }],
    ['chain', 'row', inMain('b')],
    ['feature', 'x', { in: { chain: 'row' }, before: 'y' }],
    ['chain', 'x', inMain('b')],
  ])('%s, where %s is chosen', (kind, chosen, place) => {
    expect(placeForNew(page, { kind }, chosen, sections)).toEqual(place);
  });
});

describe('several blocks', () => {
  const several = (...ids: string[]) => outermost(page, new Set(ids));

  it('are those that no other one of them holds', () => {
    expect(several('y', 'row', 'c', 'b').map(({ id }) => id)).toEqual(['row', 'b', 'c']);
  });

  it('move together, in their order', () => {
    expect(orderAfter(moveTo(page, several('b', 'x'), inMain('a')))).toMatchObject({
      main: ['x', 'b', 'a', 'row>y'],
    });
  });

  it('move before one of themselves without losing their place', () => {
    expect(orderAfter(moveTo(page, several('a', 'row'), inMain('row')))).toMatchObject({
      main: ['a', 'row>x>y', 'b'],
    });
  });

  it('with a chain among them go behind a chain, not into it', () => {
    const nodes = copyNodes(several('a', 'row'), newId);
    const place: Place = { in: { chain: 'row' }, before: null };
    expect(orderAfter(insertAt(page, nodes, place))).toMatchObject({
      main: ['a', 'row>x>y', 'new-1', 'new-2>new-3>new-4', 'b'],
    });
  });

  it('are duplicated behind the last, without locks', () => {
    const { operations, copies } = duplicate(page, several('row'), newId);
    expect(orderAfter(operations)).toMatchObject({
      main: ['a', 'row>x>y', 'new-1>new-2>new-3', 'b'],
    });
    expect(copies[0]).not.toHaveProperty('locked');
  });

  it('are all hidden first, then all shown', () => {
    const hidden = { ...feature('h'), hidden: true as const };
    expect(toggleHidden([feature('a'), hidden]).map((one) => 'value' in one)).toEqual([true, true]);
    expect(toggleHidden([hidden]).map((one) => 'value' in one)).toEqual([false]);
  });
});

describe('copied blocks', () => {
  it('are text that holds them', () => {
    expect(parseCopied(formatCopied([row]))).toEqual([row]);
  });

  it.each(['hello', '{}', '{"broadsheet":[{"kind":"feature"}]}', '{"broadsheet":[null]}'])(
    'are not any text: %s',
    (text) => {
      expect(parseCopied(text)).toBeNull();
    },
  );
});
