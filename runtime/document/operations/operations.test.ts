import fc from 'fast-check';
import type { ChainNode, PageDocument } from '../document';
import { parseDocument } from '../document';
import { feature, pageDocument } from '../testing/fixtures';
import { applyOperations } from './applyOperations';
import { diffDocuments } from './diffDocuments';
import { longestRising } from './longestRising';
import { OperationRefused, type Operation } from './operation';
import { parseOperations } from './parseOperations';
import { documents, operations, withoutEmptySections } from './testing/arbitraries';

const chain = (id: string, ...ids: string[]): ChainNode => ({
  kind: 'chain',
  id,
  type: 'row-block/row',
  fields: {},
  children: ids.map((each) => feature(each)),
});

const page = (): PageDocument =>
  pageDocument('p', {
    sections: {
      header: [feature('head')],
      main: [feature('a'), chain('row', 'b', 'c'), feature('d')],
    },
  });

/** Ids by section, chains as `row(b c)`. */
const shape = ({ sections }: PageDocument): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sections).map(([name, nodes]) => [
      name,
      nodes
        .map((node) =>
          node.kind === 'chain'
            ? `${node.id}(${node.children.map(({ id }) => id).join(' ')})`
            : node.id,
        )
        .join(' '),
    ]),
  );

describe('an operation', () => {
  it.each<[string, Operation, Record<string, string>]>([
    [
      'inserts before a sibling',
      { op: 'insert', node: feature('n'), place: { in: { section: 'main' }, before: 'row' } },
      { header: 'head', main: 'a n row(b c) d' },
    ],
    [
      'inserts last',
      { op: 'insert', node: feature('n'), place: { in: { section: 'main' }, before: null } },
      { header: 'head', main: 'a row(b c) d n' },
    ],
    [
      'inserts last where the sibling is gone',
      { op: 'insert', node: feature('n'), place: { in: { chain: 'row' }, before: 'gone' } },
      { header: 'head', main: 'a row(b c n) d' },
    ],
    [
      'opens a section that the page had not',
      { op: 'insert', node: feature('n'), place: { in: { section: 'rail' }, before: null } },
      { header: 'head', main: 'a row(b c) d', rail: 'n' },
    ],
    [
      'moves within a list',
      { op: 'move', id: 'd', place: { in: { section: 'main' }, before: 'a' } },
      { header: 'head', main: 'd a row(b c)' },
    ],
    [
      'moves out of a chain',
      { op: 'move', id: 'b', place: { in: { section: 'header' }, before: null } },
      { header: 'head b', main: 'a row(c) d' },
    ],
    [
      'moves into a chain',
      { op: 'move', id: 'a', place: { in: { chain: 'row' }, before: 'c' } },
      { header: 'head', main: 'row(b a c) d' },
    ],
    [
      'leaves a node alone that is to go before itself',
      { op: 'move', id: 'a', place: { in: { section: 'main' }, before: 'a' } },
      { header: 'head', main: 'a row(b c) d' },
    ],
    [
      'deletes a chain with what it holds',
      { op: 'delete', id: 'row' },
      { header: 'head', main: 'a d' },
    ],
    ['deletes from a chain', { op: 'delete', id: 'c' }, { header: 'head', main: 'a row(b) d' }],
  ])('%s', (_what, operation, expected) => {
    const before = page();
    expect(shape(applyOperations(before, [operation]).document)).toEqual(expected);
    expect(before).toEqual(page());
  });

  it.each<[string, Operation, RegExp]>([
    ['for a node that is not there', { op: 'delete', id: 'x' }, /"x" is not on the page/],
    [
      'for a second node with an id',
      { op: 'insert', node: feature('a'), place: { in: { section: 'main' }, before: null } },
      /"a" is on the page already/,
    ],
    [
      'for a chain whose child has an id of the page',
      { op: 'insert', node: chain('r2', 'd'), place: { in: { section: 'main' }, before: null } },
      /"d" is on the page already/,
    ],
    [
      'for a chain in a chain',
      { op: 'insert', node: chain('r2'), place: { in: { chain: 'row' }, before: null } },
      /A chain holds features only/,
    ],
    [
      'for a chain in itself',
      { op: 'move', id: 'row', place: { in: { chain: 'row' }, before: null } },
      /no chain "row"/,
    ],
    [
      'for a place in what is no chain',
      { op: 'move', id: 'b', place: { in: { chain: 'a' }, before: null } },
      /no chain "a"/,
    ],
  ])('is refused %s, and nothing is done', (_what, operation, message) => {
    const before = page();
    const act = () =>
      applyOperations(before, [{ op: 'setPage', path: ['name'], value: 'X' }, operation]);
    expect(act).toThrow(OperationRefused);
    expect(act).toThrow(message);
    expect(before).toEqual(page());
  });

  it('sets and takes away each part of a node and of the page', () => {
    const { document, inverse } = applyOperations(page(), [
      { op: 'set', id: 'b', path: ['fields', 'title'], value: 'New' },
      { op: 'set', id: 'b', path: ['label'], value: 'Promo' },
      { op: 'set', id: 'b', path: ['hidden'], value: true },
      { op: 'set', id: 'row', path: ['display', 'phone'], value: false },
      { op: 'set', id: 'a', path: ['fields', 'title'] },
      { op: 'setPage', path: ['meta', 'title'], value: 'T' },
    ]);
    const row = document.sections['main']?.[1];
    expect(row).toMatchObject({
      display: { phone: false },
      children: [{ fields: { title: 'New' }, label: 'Promo', hidden: true }, {}],
    });
    expect(document.sections['main']?.[0]?.fields).toEqual({});
    expect(document.meta).toEqual({ title: 'T' });
    expect(applyOperations(document, inverse).document).toEqual(page());
  });
});

/** Does those that can be done. */
const applyFitting = (document: PageDocument, list: readonly Operation[]) =>
  list.reduce<{ document: PageDocument; inverse: Operation[] }>(
    (before, operation) => {
      try {
        const applied = applyOperations(before.document, [operation]);
        return {
          document: applied.document,
          inverse: [...applied.inverse, ...before.inverse],
        };
      } catch (error) {
        expect(error).toBeInstanceOf(OperationRefused);
        return before;
      }
    },
    { document, inverse: [] },
  );

describe('of any operations on any page', () => {
  it('the outcome is a page, and the inverse brings the first one back', () => {
    fc.assert(
      fc.property(documents, fc.array(operations, { maxLength: 12 }), (before, list) => {
        const { document, inverse } = applyFitting(before, list);
        expect(parseDocument(document)).toEqual(document);
        expect(withoutEmptySections(applyOperations(document, inverse).document)).toEqual(
          withoutEmptySections(before),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('what JSON says of them is parsed as it was', () => {
    fc.assert(
      fc.property(fc.array(operations, { minLength: 1, maxLength: 5 }), (list) => {
        expect(parseOperations(JSON.parse(JSON.stringify(list)))).toEqual(
          JSON.parse(JSON.stringify(list)),
        );
      }),
    );
  });
});

describe('the difference between two pages', () => {
  it('makes one of the other, whatever they are', () => {
    fc.assert(
      fc.property(documents, documents, (before, after) => {
        const operationsBetween = diffDocuments(before, after);
        const { document } = applyOperations(before, operationsBetween);
        expect(withoutEmptySections(document)).toEqual(withoutEmptySections(after));
        expect(parseOperations([...operationsBetween, { op: 'delete', id: 'x' }])).toBeTruthy();
      }),
      { numRuns: 300 },
    );
  });

  it('is nothing between equal pages', () => {
    fc.assert(fc.property(documents, (page) => expect(diffDocuments(page, page)).toEqual([])));
  });

  it('moves no more than must be moved', () => {
    const before = page();
    const { document } = applyOperations(before, [
      { op: 'move', id: 'd', place: { in: { section: 'main' }, before: 'a' } },
    ]);
    expect(diffDocuments(before, document)).toEqual([
      { op: 'move', id: 'd', place: { in: { section: 'main' }, before: 'a' } },
    ]);
  });
});

it.each([
  [[], []],
  [
    [0, 1, 2],
    [0, 1, 2],
  ],
  [
    [2, 0, 1],
    [1, 2],
  ],
  [
    [-1, 5, -1, 6],
    [1, 3],
  ],
  [
    [3, 4, 0, 1, 2],
    [2, 3, 4],
  ],
])('the longest rising run of %j stands at %j', (numbers, indexes) => {
  expect([...longestRising(numbers)].toSorted((a, b) => a - b)).toEqual(indexes);
});

describe('operations as JSON', () => {
  it.each<[string, unknown, RegExp]>([
    ['no list', {}, /expected array/i],
    ['an empty list', [], /all of it/],
    ['an unknown operation', [{ op: 'explode' }], /\[0\]\.op/],
    ['a path into nowhere', [{ op: 'set', id: 'a', path: ['kind'], value: 1 }], /\[0\]\.path/],
    [
      'a chain in a chain',
      [
        {
          op: 'insert',
          node: { ...chain('x'), children: [chain('y')] },
          place: { in: { section: 'main' }, before: null },
        },
      ],
      /\[0\]\.node\.children\[0\]/,
    ],
    [
      'a name that JSON can not carry',
      JSON.parse('[{"op":"set","id":"a","path":["fields","t"],"value":{"__proto__":1}}]'),
      /not allowed/,
    ],
  ])('are refused with the place: %s', (_what, json, message) => {
    expect(() => parseOperations(json)).toThrow(message);
  });
});
