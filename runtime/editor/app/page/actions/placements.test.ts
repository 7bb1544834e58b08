import type { PlaceableBlock } from '../../../contract/pack';
import type { Node } from '../../../../document/document';
import { feature, pageDocument } from '../../../../document/testing/fixtures';
import { formatCopied } from '../../model/operationsFor';
import type { EditingStore } from '../../model/EditingStore';
import { chooseAll, NOTHING } from '../selection';
import { pageActions } from './pageActions';

const block = (name: string, placement: PlaceableBlock['placement']): PlaceableBlock => ({
  type: `${name}-block/${name}`,
  kind: 'feature',
  label: name,
  block: `${name}-block`,
  customFields: {},
  thumbnail: null,
  placement,
});
const HEADER = block('header', { sections: ['header'], once: true });
const PROMO = block('promo', { sections: null, once: false });
const node = (id: string, { type }: PlaceableBlock): Node => feature(id, { type });

function open(
  sections: Record<string, Node[]>,
  chosen: string | readonly string[] | null = null,
  isTaken = true,
) {
  const edits: unknown[] = [];
  const said: string[] = [];
  const selected: string[] = [];
  const store = {
    read: () => ({ editing: { document: pageDocument('p', { layout: 'front', sections }) } }),
    edit: (_title: string, operations: unknown) => edits.push(operations) > 0 && isTaken,
    say: (text: string) => said.push(text),
  } as unknown as EditingStore;
  const actions = pageActions({
    store,
    pack: {
      build: 'b',
      blocks: [HEADER, PROMO],
      layouts: [{ name: 'front', label: 'Front', sections: ['header', 'main'] }],
      outputTypes: [],
      sources: [],
    },
    selection: chosen === null ? NOTHING : chooseAll([chosen].flat()),
    select: ({ focused }) => selected.push(focused ?? ''),
  });
  return { actions, edits, said, selected };
}

describe('blocks are put where blocks.json lets them stand', () => {
  it('a new one goes into the first section that takes it', () => {
    const { actions, edits } = open({ header: [], main: [node('one', PROMO)] }, 'one');
    actions.insert(HEADER);
    expect(edits).toMatchObject([[{ op: 'insert', place: { in: { section: 'header' } } }]]);
  });

  it('one that may stand anywhere goes behind what is chosen', () => {
    const { actions, edits } = open({ header: [], main: [node('one', PROMO)] }, 'one');
    actions.insert(PROMO);
    expect(edits).toMatchObject([[{ op: 'insert', place: { in: { section: 'main' } } }]]);
  });

  it('dropped elsewhere, it stays out, and words say why', () => {
    const { actions, edits, said } = open({ header: [], main: [] });
    actions.insert(HEADER, { in: { section: 'main' }, before: null });
    expect(edits).toEqual([]);
    expect(said).toEqual(['header stands in “header” only.']);
  });

  it('a second one of a kind that a page has once is not added, copied or pasted', () => {
    const top = node('top', HEADER);
    const { actions, edits, said } = open({ header: [top], main: [] }, 'top');
    actions.insert(HEADER);
    actions.duplicate();
    actions.paste(formatCopied([top]));
    expect(edits).toEqual([]);
    expect(said).toEqual(Array(3).fill('header stands on a page once.'));
  });

  it('two of a kind that a page has once are not pasted into a page that has none', () => {
    const { actions, edits, said } = open({ header: [], main: [] }, null);
    const ask = open({ header: [node('x', HEADER)], main: [] });
    ask.actions.move([node('x', HEADER), node('y', HEADER)], {
      in: { section: 'header' },
      before: null,
    });
    expect(ask.edits).toEqual([]);
    actions.paste(formatCopied([node('a', HEADER), node('b', HEADER)]));
    expect([edits, said]).toEqual([[], ['header stands in “header” only.']]);
  });

  it.each([
    [-1, ['b', 'c'], 'a'],
    [1, ['b', 'c'], null],
    [1, ['a', 'b'], 'd'],
  ] as const)('step %i of %j leads past the block beside them: before %s', (by, chosen, before) => {
    const main = ['a', 'b', 'c', 'd'].map((id) => node(id, PROMO));
    const { actions, edits } = open({ header: [], main }, chosen);
    actions.step(by);
    expect(edits).toMatchObject([
      chosen.map((id) => ({ op: 'move', id, place: { in: { section: 'main' }, before } })),
    ]);
  });

  it.each([
    [-1, ['a', 'b'], 'It is first already.'],
    [1, ['c', 'd'], 'It is last already.'],
  ] as const)('step %i of %j leads nowhere: %s', (by, chosen, words) => {
    const main = ['a', 'b', 'c', 'd'].map((id) => node(id, PROMO));
    const { actions, edits, said } = open(
      by < 0 ? { header: main, main: [] } : { header: [], main },
      chosen,
    );
    actions.step(by);
    expect([edits, said]).toEqual([[], [words]]);
  });

  it('what is moved stays within its sections', () => {
    const top = node('top', HEADER);
    const { actions, edits, said } = open({ header: [top], main: [node('one', PROMO)] }, 'top');
    actions.step(1);
    expect([edits, said]).toEqual([[], ['header stands in “header” only.']]);
  });

  const endOfMain = { in: { section: 'main' }, before: null };

  it('what was moved is chosen, and said', () => {
    const { actions, said, selected } = open({ header: [], main: [node('one', PROMO)] });
    actions.move([node('one', PROMO)], endOfMain);
    expect([said, selected]).toEqual([['promo moved to the end of Main.'], ['one']]);
  });

  it('what the page does not take is neither said to be there nor chosen', () => {
    const { actions, edits, said, selected } = open({ header: [], main: [] }, null, false);
    actions.move([node('one', PROMO)], endOfMain);
    actions.insert(PROMO);
    expect(edits).toHaveLength(2);
    expect([said, selected]).toEqual([[], []]);
  });
});
