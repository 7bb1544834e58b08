import type { EditorPack } from '../../contract/pack';
import type { ChangedDraft, PlanRow } from '../../contract/find';
import type { BulkChange } from '../../../document/change/planChange';
import type { Operation } from '../../../document/operations/operation';
import { feature } from '../../../document/testing/fixtures';
import { ApiError, type ApiFailure } from '../shared/call';
import { blockOptions, fieldOptions } from './options';
import { takeBack } from './takeBack';
import { usesOf } from '../shared/usesOf';
import {
  countFound,
  countLeft,
  countOutcomes,
  countPlan,
  describeOutcome,
  describePlan,
} from './words';

const text = (label: string) => ({ kind: 'text', label });
const pack = {
  blocks: [
    {
      kind: 'feature',
      type: 'promo-block/promo',
      label: 'Promo',
      customFields: { title: text('Headline'), note: { kind: 'label', label: 'Note' } },
    },
    { kind: 'feature', type: 'old-block/card', label: 'Card', customFields: {} },
    { kind: 'feature', type: 'new-block/card', label: 'Card', customFields: {} },
  ],
  layouts: [],
} as unknown as EditorPack;

const plan = (operations: Operation[], more: Partial<PlanRow> = {}): PlanRow => ({
  id: 'front',
  kind: 'page',
  name: 'Front',
  folder: '/',
  rev: 1,
  nodes: [feature('one', { fields: { title: 'Fall' } })],
  operations,
  undo: [],
  mayEdit: true,
  ...more,
});
const title = (value?: string): Operation => ({
  op: 'set',
  id: 'one',
  path: ['fields', 'title'],
  ...(value === undefined ? {} : { value }),
});

describe('What a change would be on a page', () => {
  it.each<[string, Operation[], string[]]>([
    ['of a text', [title('Autumn')], ['Headline of Promo: “Fall” → “Autumn”']],
    ['to a default', [title()], ['Headline of Promo: “Fall” → nothing']],
    [
      'of the block',
      [{ op: 'set', id: 'one', path: ['type'], value: 'old-block/card' }],
      ['Replaced Promo with Card'],
    ],
  ])('%s is said with before and after', (_what, operations, expected) => {
    expect(describePlan(plan(operations), pack).map((change) => change.text)).toEqual(expected);
  });

  it('is counted, with what was found and would stay', () => {
    const rows = [plan([title('a')]), plan([title('a')], { id: 'sports' })];
    expect(countPlan(rows)).toBe('2 blocks on 2 pages would change.');
    expect(countPlan([])).toBe('Nothing would change.');
    const found = ['front', 'sports', 'weather'].map((id) => ({ ...plan([]), id, nodes: [] }));
    const change: BulkChange = { kind: 'replace-text', from: 'Fall', to: 'a' };
    expect(countLeft(found, rows, change)).toBe(
      '1 page would stay as it is. It is written in other letters there.',
    );
    const other: BulkChange = { kind: 'replace-source', from: 'a', to: 'b' };
    expect(countLeft(found, [], other)).toBe('3 pages would stay as they are.');
    expect(countLeft(found.slice(0, 2), rows, change)).toBeNull();
  });
});

describe('What was found is counted', () => {
  const found = { id: 'one', type: 'a/a', label: null, hint: '', section: 'main', fields: [] };
  const draft = (blocks: number) => ({
    ...plan([]),
    nodes: Array.from({ length: blocks }, () => found),
  });
  it.each([
    [[], 'Nothing was found.'],
    [[draft(1)], '1 block on 1 page'],
    [[draft(2), draft(1)], '3 blocks on 2 pages'],
  ])('%#: %s', (drafts, expected) => {
    expect(countFound(drafts)).toBe(expected);
  });
});

describe('A choice of names', () => {
  it('tells blocks of one name apart', () => {
    expect(blockOptions(pack).map((option) => option.text)).toEqual([
      'Card (new-block/card)',
      'Card (old-block/card)',
      'Promo',
    ]);
  });

  it('leaves out fields that hold nothing', () => {
    const options = fieldOptions(pack, 'promo-block/promo');
    expect(options).toEqual([{ value: 'title', text: 'Headline' }]);
    expect(fieldOptions(pack, 'gone-block/gone')).toEqual([]);
  });

  it('leads from a block to where it is used, also from a linked one', () => {
    expect(usesOf(feature('a'))).toBe('/pf/editor/find?kind=block&value=promo-block%2Fpromo');
    const linked = feature('a', { linked: { document: 'header' } });
    expect(usesOf(linked)).toBe('/pf/editor/find?kind=linked&value=header');
  });
});

const done = (id: string): ChangedDraft => ({ id, done: true, rev: 7, undo: [title('Fall')] });
const left = (reason: 'conflict' | 'locked' | 'refused' | 'gone'): ChangedDraft => ({
  id: reason,
  done: false,
  reason,
  message: 'The document is not valid.',
});

describe('How a change went', () => {
  it.each([
    [done('a'), 'Done', null],
    [left('conflict'), 'Conflict', /at this moment/],
    [left('locked'), 'Locked', /a producer/],
    [left('refused'), 'Refused', /not valid/],
    [left('gone'), 'Nothing to change', /not valid/],
  ])('%j is %s', (outcome, state, why) => {
    const words = describeOutcome(outcome);
    expect(words.state).toBe(state);
    if (why === null) expect(words.why).toBeNull();
    else expect(words.why).toMatch(why);
  });

  it('is counted', () => {
    expect(countOutcomes([done('a'), done('b')])).toBe('2 pages changed.');
    expect(countOutcomes([done('a'), left('locked')])).toBe('1 page changed. 1 page could not be.');
    expect(countOutcomes([left('locked')])).toBe('Nothing was changed. 1 page could not be.');
  });
});

describe('Taking a change back', () => {
  const patchDraft = jest.fn();
  const take = (...outcomes: ChangedDraft[]) => takeBack({ patchDraft }, outcomes, () => 'batch-1');
  const failing = (failure: ApiFailure) => patchDraft.mockRejectedValueOnce(new ApiError(failure));
  beforeEach(() => patchDraft.mockReset().mockResolvedValue({ rev: 8 }));

  it('does on each draft that was changed what takes it back, from where the change left it', async () => {
    expect(await take(done('a'), left('locked'), done('b'))).toEqual([
      { id: 'a', why: null },
      { id: 'b', why: null },
    ]);
    expect(patchDraft.mock.calls).toEqual(
      ['a', 'b'].map((id) => [{ id, baseRev: 7, operations: [title('Fall')], batch: 'batch-1' }]),
    );
  });

  it.each<[ApiFailure, RegExp]>([
    [{ kind: 'conflict', conflicts: [] }, /changed the same thing since/],
    [{ kind: 'refused', code: 'locked', message: '' }, /locked since/],
    [{ kind: 'refused', code: 'not-found', message: 'There is none.' }, /There is none/],
    [{ kind: 'offline' }, /can’t be reached/],
  ])('says why it could not, and goes on: %j', async (failure, why) => {
    failing(failure);
    expect(await take(done('a'), done('b'))).toEqual([
      { id: 'a', why: expect.stringMatching(why) },
      { id: 'b', why: null },
    ]);
  });
});
