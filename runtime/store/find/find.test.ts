import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { archiveDocument } from '../archiveDocument';
import { createDocument } from '../createDocument';
import type { ChainNode, FeatureNode, PageDocument } from '../../document/document';
import { applyOperations } from '../../document/operations/applyOperations';
import { documents } from '../../document/operations/testing/arbitraries';
import { patchDraft } from '../patchDraft';
import { readDraft } from '../readDraft';
import type { Variants } from '../../document/variants';
import { describeStore } from '../testing/describeStore';
import { feature, pageDocument } from '../../document/testing/fixtures';
import { changeDrafts, planDrafts } from './changeDrafts';
import { findInDrafts } from './findInDrafts';
import { findText } from '../../document/change/findText';
import { planChange, type BulkChange } from '../../document/change/planChange';

const PROMO = 'promo-block/promo';
const page = (id: string, ...main: FeatureNode[]) => pageDocument(id, { sections: { main } });
const changed = (document: PageDocument, change: BulkChange) =>
  applyOperations(document, planChange(document, change)).document.sections['main']?.[0];

describe('A change of many pages', () => {
  const start = page('p', feature('a', { fields: { title: 'The Fall', size: 'l' } }));

  it.each<[string, BulkChange, Partial<FeatureNode>]>([
    [
      'gives a block its new name',
      { kind: 'rename-block', from: PROMO, to: 'x-block/x' },
      { type: 'x-block/x' },
    ],
    [
      'gives a field its new name, with its value',
      { kind: 'rename-field', block: PROMO, from: 'title', to: 'headline' },
      { fields: { headline: 'The Fall', size: 'l' } },
    ],
    [
      'keeps what the new name of a field holds already',
      { kind: 'rename-field', block: PROMO, from: 'title', to: 'size' },
      { fields: { size: 'l' } },
    ],
    [
      'sets a field',
      { kind: 'set-field', block: PROMO, field: 'size', value: 's' },
      { fields: { title: 'The Fall', size: 's' } },
    ],
    [
      'sets a field where it holds just this',
      { kind: 'set-field', block: PROMO, field: 'size', value: 's', was: { value: 'm' } },
      { fields: { title: 'The Fall', size: 'l' } },
    ],
    [
      'sets a field where it holds nothing',
      { kind: 'set-field', block: PROMO, field: 'link', value: '/', was: {} },
      { fields: { title: 'The Fall', size: 'l', link: '/' } },
    ],
    [
      'replaces text in just these letters',
      { kind: 'replace-text', from: 'Fall', to: '$& Autumn' },
      { fields: { title: 'The $& Autumn', size: 'l' } },
    ],
    [
      'leaves text in other letters alone',
      { kind: 'replace-text', from: 'fall', to: 'autumn' },
      { fields: { title: 'The Fall', size: 'l' } },
    ],
    [
      'leaves other blocks alone',
      { kind: 'set-field', block: 'other-block/other', field: 'size', value: 's' },
      { fields: { title: 'The Fall', size: 'l' } },
    ],
  ])('%s', (_rule, change, expected) => {
    expect(changed(start, change)).toEqual({ ...start.sections['main']?.[0], ...expected });
  });

  const variants = (fields: Record<string, unknown>): Variants => ({
    by: 'reader',
    cases: [{ id: 'v1', when: ['in'], fields }],
  });

  it.each<[string, BulkChange, Record<string, unknown>]>([
    ['text', { kind: 'replace-text', from: 'Fall', to: 'Rise' }, { title: 'Your Rise' }],
    [
      'a field that gets another name',
      { kind: 'rename-field', block: PROMO, from: 'title', to: 'headline' },
      { headline: 'Your Fall' },
    ],
    [
      'not a value that all get',
      { kind: 'set-field', block: PROMO, field: 'title', value: 'New' },
      { title: 'Your Fall' },
    ],
  ])('reaches what some readers get: %s', (_what, change, fields) => {
    const forSome = page('p', feature('a', { variants: variants({ title: 'Your Fall' }) }));
    expect(changed(forSome, change)).toMatchObject({ variants: variants(fields) });
  });

  it('asks another source for the same content', () => {
    const content = { source: 'old', query: { slug: '/' } };
    const change: BulkChange = { kind: 'replace-source', from: 'old', to: 'new' };
    expect(changed(page('p', feature('a', { content })), change)).toMatchObject({
      content: { source: 'new', query: { slug: '/' } },
    });
  });

  const changes = fc.oneof(
    fc.record({
      kind: fc.constant('rename-block' as const),
      from: fc.constantFrom('a-block/a', 'b-block/b'),
      to: fc.constantFrom('a-block/a', 'c-block/c'),
    }),
    fc.record({
      kind: fc.constant('rename-field' as const),
      block: fc.constantFrom('a-block/a', 'b-block/b'),
      from: fc.constantFrom('title', 'size'),
      to: fc.constantFrom('title', 'headline'),
    }),
    fc.record({
      kind: fc.constant('replace-text' as const),
      from: fc.constantFrom('a', 'b'),
      to: fc.constantFrom('', 'aa', 'c'),
    }),
  );

  it('is taken back by its undo, whatever the page and the change', () => {
    fc.assert(
      fc.property(documents, changes, (document, change) => {
        const applied = applyOperations(document, planChange(document, change));
        expect(applyOperations(applied.document, applied.inverse).document).toEqual(document);
      }),
    );
  });
});

describe('Text is found', () => {
  it.each([
    ['in any case', { title: 'The Fall' }, 'fall', ['title']],
    ['in lists and objects', { items: [{ text: 'one' }, { text: 'two' }] }, 'two', ['items']],
    ['once for each field', { title: 'a a', deck: 'A' }, 'a', ['title', 'deck']],
    ['in values, not in the names of fields', { title: 'x' }, 'title', []],
  ])('%s', (_rule, fields, text, expected) => {
    expect(findText(fields, text).map(({ field }) => field)).toEqual(expected);
  });

  it('with the words around it', () => {
    const [place] = findText({ text: `${'before '.repeat(40)}HERE${' after'.repeat(40)}` }, 'here');
    expect(place?.excerpt).toMatch(/^….*HERE.*…$/);
    expect(place?.excerpt.length).toBeLessThanOrEqual(162);
  });
});

describeStore('Finding and changing', (current) => {
  const author = 'ida@example.test';
  const website = 'daily';
  const store = () => current().store;
  /** A word that no other test uses. */
  const word = () => `w${randomUUID().slice(0, 8)}`;

  async function make(...main: FeatureNode[]): Promise<string> {
    const id = `page-${word()}`;
    await createDocument(store(), { document: page(id, ...main), author });
    return id;
  }
  const titled = (id: string, title: string) => feature(id, { fields: { title } });

  it('names every block that uses a source, whatever else holds its name', async () => {
    const source = word();
    const query = {};
    const id = await make(
      feature('a', { content: { source, query } }),
      titled('b', `about ${source}`),
    );
    const [draft, ...others] = await findInDrafts(store(), { kind: 'source', value: source });
    expect(others).toEqual([]);
    expect(draft).toMatchObject({ id, rev: 1, nodes: [{ id: 'a' }] });
  });

  it('finds text as it is, with marks that SQL or JSON would read otherwise', async () => {
    const text = `100% "${word()}" _\\`;
    const id = await make(titled('a', `All of ${text} now`));
    await make(titled('a', text.replace('%', 'x')));
    const found = await findInDrafts(store(), { kind: 'text', value: text });
    expect(found.map((draft) => draft.id)).toEqual([id]);
    expect(found[0]?.nodes[0]?.fields).toEqual([{ field: 'title', excerpt: `All of ${text} now` }]);
  });

  it('leaves out what is put away', async () => {
    const text = word();
    const documentId = await make(titled('a', text));
    await archiveDocument(store(), { documentId, isArchived: true, author });
    expect(await findInDrafts(store(), { kind: 'text', value: text })).toEqual([]);
  });

  it('changes the drafts that were chosen, and gives what takes it back', async () => {
    const from = word();
    const [one, two] = [await make(titled('a', from)), await make(titled('a', from))];
    const change: BulkChange = { kind: 'replace-text', from, to: 'Broadsheet' };
    const plan = await planDrafts(store(), change);
    expect(plan.map(({ id }) => id).toSorted()).toEqual([one, two].toSorted());
    const titleOf = async (id: string) =>
      (await readDraft(store(), id))?.document.sections['main']?.[0]?.fields['title'];
    const [outcome] = await changeDrafts(store(), {
      change,
      drafts: [{ id: one, mayUnlock: false }],
      author,
      website,
    });
    expect([await titleOf(one), await titleOf(two)]).toEqual(['Broadsheet', from]);
    if (!outcome?.done) throw new Error('It was not done.');
    await patchDraft(store(), {
      documentId: one,
      baseRev: outcome.rev,
      operations: outcome.undo,
      author,
      batch: randomUUID(),
      mayUnlock: false,
    });
    expect(await titleOf(one)).toBe(from);
  });

  it('says what is locked, and changes the others', async () => {
    const from = word();
    const locked = await make(feature('a', { fields: { title: from }, locked: true }));
    const open = await make(titled('a', from));
    const outcomes = await changeDrafts(store(), {
      change: { kind: 'replace-text', from, to: 'x' },
      drafts: [locked, open].map((id) => ({ id, mayUnlock: false })),
      author,
      website,
    });
    const of = (id: string) => outcomes.find((outcome) => outcome.id === id);
    expect(of(locked)).toMatchObject({
      done: false,
      reason: 'locked',
      message: expect.stringContaining('locked'),
    });
    expect(of(open)).toMatchObject({ done: true, rev: 2 });
  });

  it('plans with the blocks that are concerned, rows without what they hold', async () => {
    const from = word();
    const id = `page-${word()}`;
    const row: ChainNode = {
      kind: 'chain',
      id: 'row',
      type: 'row-block/row',
      fields: { title: from },
      children: [titled('a', from), titled('b', 'another')],
    };
    const document = pageDocument(id, { sections: { main: [row] } });
    await createDocument(store(), { document, author });
    const [plan] = await planDrafts(store(), { kind: 'replace-text', from, to: 'x' });
    expect(plan?.nodes).toMatchObject([{ id: 'row', children: [] }, { id: 'a' }]);
  });

  it('tells of drafts that hold nothing to change by now', async () => {
    const from = word();
    const [one, two] = [await make(titled('a', from)), await make(titled('a', 'changed since'))];
    const outcomes = await changeDrafts(store(), {
      change: { kind: 'replace-text', from, to: 'x' },
      drafts: [one, two].map((id) => ({ id, mayUnlock: false })),
      author,
      website,
    });
    expect(outcomes).toMatchObject([
      { id: one, done: true },
      { id: two, done: false, reason: 'gone' },
    ]);
  });
});
