import type { EditorPack } from '../../contract/pack';
import type { ChainNode, Node } from '../../../document/document';
import { feature, pageDocument } from '../../../document/testing/fixtures';
import { describeChanges } from './describeChanges';

const pack = {
  blocks: [
    {
      kind: 'feature',
      type: 'promo-block/promo',
      label: { en: 'Promo' },
      customFields: { title: { kind: 'text', label: { en: 'Headline' } } },
    },
    { kind: 'chain', type: 'row-block/row', label: 'Row', customFields: {} },
  ],
  layouts: [
    { name: 'front', label: 'Front', sections: ['main'] },
    { name: 'wide', label: 'Wide page', sections: ['main'] },
  ],
} as unknown as EditorPack;

const row = (...children: ChainNode['children']): ChainNode => ({
  kind: 'chain',
  id: 'row',
  type: 'row-block/row',
  fields: {},
  children,
});
const page = (main: Node[], more: object = {}) =>
  pageDocument('p', { layout: 'front', sections: { main, 'left-rail': [] }, ...more });
const one = feature('one', { fields: { title: 'A' } });
const two = feature('two');
const three = feature('three');
const words = (before: ReturnType<typeof page>, after: ReturnType<typeof page>) =>
  describeChanges(before, after, pack).map(({ text }) => text);

describe('What changed on a page', () => {
  it.each<[string, Node[], Node[], string[]]>([
    ['nothing', [one], [one], []],
    ['a block that is new', [one], [one, two], ['Added Promo to Main']],
    ['a row with all it holds', [], [row(one, two)], ['Added Row with 2 blocks to Main']],
    ['a block in a row', [row()], [row(one)], ['Added Promo to Row']],
    ['a block that is gone', [one, two], [two], ['Deleted Promo from Main']],
    ['another order', [one, two, three], [two, three, one], ['Moved Promo within Main']],
    ['another place', [row(one)], [row(), one], ['Moved Promo from Row to Main']],
    [
      'a field',
      [one],
      [feature('one', { fields: { title: 'B' } })],
      ['Headline of Promo: “A” → “B”'],
    ],
    [
      'a field that is emptied',
      [one],
      [feature('one', { fields: {} })],
      ['Headline of Promo: “A” → nothing'],
    ],
    [
      'a value of many parts',
      [one],
      [feature('one', { fields: { title: 'A', list: [1, 2] } })],
      ['Changed list of Promo'],
    ],
    [
      'one of many parts',
      [feature('one', { fields: { links: [{ text: 'News' }, { text: 'Sport' }] } })],
      [feature('one', { fields: { links: [{ text: 'News' }, { text: 'Sports' }] } })],
      ['links of Promo: “Sport” → “Sports”'],
    ],
    [
      'another block with the same name on the page',
      [{ ...one, label: 'Top' }],
      [{ ...one, label: 'Top', type: 'gone-block/gone' }],
      ['Replaced Promo with gone-block/gone'],
    ],
    [
      'another source',
      [feature('one', { content: { source: 'old', query: {} } })],
      [feature('one', { content: { source: 'new', query: {} } })],
      ['Content source of Promo: “old” → “new”'],
    ],
    ['a block that is hidden', [one], [{ ...one, hidden: true }], ['Hid Promo from readers']],
    ['a name', [one], [{ ...one, label: 'Top' }], ['Renamed Promo to Top']],
    ['a lock', [{ ...one, locked: true }], [one], ['Unlocked Promo']],
  ])('is said of %s', (_what, before, after, expected) => {
    expect(words(page(before), page(after))).toEqual(expected);
  });

  it('is said of the page itself, first', () => {
    const after = page([one, two], { layout: 'wide', meta: { title: 'News' } });
    expect(words(page([one]), after)).toEqual([
      'Layout: “Front” → “Wide page”',
      'Title: “p” → “News”',
      'Added Promo to Main',
    ]);
  });

  it('leads to its block, while that is there', () => {
    const changes = describeChanges(page([one, two]), page([two, three]), pack);
    expect(changes).toEqual([
      { text: 'Added Promo to Main', nodeId: 'three' },
      { text: 'Deleted Promo from Main', nodeId: null },
    ]);
  });

  it('shows of long texts where they differ', () => {
    const long = (word: string) =>
      page([
        feature('one', { fields: { title: `${'a'.repeat(200)} ${word} ${'z'.repeat(200)}` } }),
      ]);
    const [text] = words(long('old'), long('new'));
    expect(text).toMatch(/^Headline of Promo: “…a+ old z+…” → “…a+ new z+…”$/);
    expect(text!.length).toBeLessThan(200);
  });

  it('shortens long texts', () => {
    const [text] = words(
      page([one]),
      page([feature('one', { fields: { title: 'x'.repeat(200) } })]),
    );
    expect(text).toHaveLength('Headline of Promo: “A” → “”'.length + 80);
  });
});
