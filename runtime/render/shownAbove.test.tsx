import fc from 'fast-check';
import { useContent, useFirstOnPage } from '../fusion/content';
import type { AnyComponent } from '../fusion/types';
import { createFragmentCache } from './fragmentCache';
import { fillTokens } from './fragmentParts';
import { PageScope } from './pageScope';
import { renderJobs } from './renderJobs';
import type { RenderJob } from './RenderJob';
import { createContent, VALUES } from './testing/page';

const TOKENS = { node: '', document: '', place: '' };

interface ListProps {
  customFields: { ids: string[]; count?: number; source?: string };
}

/** A list of what its fields or its source name. */
function List({ customFields: { ids, count, source } }: ListProps) {
  const answer = useContent<string[]>(source ? { source, query: {} } : null);
  return <p>{useFirstOnPage(answer ?? ids, count).join(' ')}</p>;
}

const jobOf = (
  nodeId: string,
  fields: ListProps['customFields'],
  rest: Partial<RenderJob> = {},
) => ({
  key: JSON.stringify(fields),
  nodeId,
  type: 'test-block/list',
  collection: 'features' as const,
  view: List as unknown as AnyComponent,
  fields: fields as unknown as Record<string, unknown>,
  display: {},
  contentConfig: null,
  ...rest,
});

const CONTENT = { one: ['a', 'b', 'c'], two: ['b', 'c', 'd', 'e'] };

async function render(
  jobs: readonly RenderJob[],
  {
    page,
    cache = createFragmentCache(1e6),
  }: { page?: readonly RenderJob[]; cache?: ReturnType<typeof createFragmentCache> } = {},
) {
  const onFailure = jest.fn();
  const scope = new PageScope(VALUES, createContent(CONTENT).client);
  const options = { cache, onFailure, ...(page ? { page: () => page } : {}) };
  const fragments = await renderJobs(jobs, scope, options);
  return jobs.map((job) =>
    fillTokens(fragments.get(job)!.parts, TOKENS)
      .toString()
      .replaceAll(/<[^>]*>/g, ''),
  );
}

describe('a page shows a thing once', () => {
  it('in the first block that asks for it; those below get what comes next', async () => {
    const top = jobOf('top', { ids: ['a', 'b', 'c'], count: 2 });
    const below = jobOf('below', { ids: ['a', 'c', 'b', 'd'], count: 2 });
    expect(await render([top, below])).toEqual(['a b', 'c d']);
  });

  it('where the lists come from sources', async () => {
    const top = jobOf('top', { ids: [], source: 'one', count: 2 });
    const below = jobOf('below', { ids: [], source: 'two', count: 2 });
    expect(await render([top, below])).toEqual(['a b', 'c d']);
  });

  it('where the block above is rendered by itself, or fails', async () => {
    const alone = jobOf('alone', { ids: ['a'] }, { isRoot: true });
    const broken = jobOf(
      'broken',
      { ids: ['b'] },
      {
        key: 'broken',
        view: () => {
          useFirstOnPage(['b']);
          throw new Error('no');
        },
      },
    );
    const below = jobOf('below', { ids: ['a', 'b'] });
    expect(await render([alone, broken, below])).toEqual(['a', '', 'b']);
  });

  it('within one block, too: what it asks for next does not hold what it has', async () => {
    const Twice = () => (
      <p>{[useFirstOnPage(['a', 'b'], 1), useFirstOnPage(['a', 'b'], 2)].flat().join(' ')}</p>
    );
    const twice = jobOf('twice', { ids: [] }, { key: 'twice', view: Twice });
    expect(await render([twice])).toEqual(['a b']);
  });

  it('to each reader: the forms of one block are not above each other, and all are above the next', async () => {
    const plain = jobOf('list', { ids: ['a', 'b'], count: 1 });
    const variant = jobOf('list~one', { ids: ['a', 'c'], count: 2 });
    const below = jobOf('below', { ids: ['a', 'b', 'c', 'd'] });
    expect(await render([plain, variant, below])).toEqual(['a', 'a c', 'b d']);
  });

  it('from the cache too, where a fragment fits only below the same things', async () => {
    const cache = createFragmentCache(1e6);
    const list = { ids: ['a', 'b', 'c'], count: 1 };
    expect(await render([jobOf('1', list), jobOf('2', list), jobOf('3', list)], { cache })).toEqual(
      ['a', 'b', 'c'],
    );
    expect(await render([jobOf('4', { ids: ['a'] }), jobOf('5', list)], { cache })).toEqual([
      'a',
      'b',
    ]);
    expect(await render([jobOf('6', list), jobOf('7', list)], { cache })).toEqual(['a', 'b']);
  });

  it('when one block is asked for by itself: those above it are asked what they show', async () => {
    const page = [
      jobOf('top', { ids: [], source: 'one', count: 1 }),
      jobOf('middle', { ids: [], source: 'one', count: 1 }),
      jobOf('below', { ids: [], source: 'one', count: 1 }),
    ];
    expect(await render([page[2]!], { page })).toEqual(['c']);
  });

  it('on pages of many blocks that can only be rendered one after the other', async () => {
    const ids = Array.from({ length: 60 }, (_unused, index) => `s${index}`);
    const jobs = ids.map((_id, index) =>
      jobOf(`n${index}`, { ids, count: 1 }, index % 6 === 0 ? { isRoot: true } : {}),
    );
    expect(await render(jobs)).toEqual(ids);
  });

  it('whatever the lists are: none is shown twice, and none is left out that has room', async () => {
    const list = fc.record({
      ids: fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 8 }),
      count: fc.integer({ min: 0, max: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(list, { maxLength: 7 }), async (lists) => {
        const shown = await render(lists.map((fields, index) => jobOf(`n${index}`, fields)));
        const taken = new Set<string>();
        const expected = lists.map(({ ids, count }) => {
          const own = ids.filter((id) => !taken.has(id)).slice(0, count);
          own.forEach((id) => taken.add(id));
          return own.join(' ');
        });
        expect(shown).toEqual(expected);
      }),
    );
  });
});
