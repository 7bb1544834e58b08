import { readId, type Read } from './reads';
import { trackGlobalContent } from './trackGlobalContent';

function track(data: unknown) {
  const reads: Read[] = [];
  return {
    view: trackGlobalContent(data, (read) => reads.push(read)) as never,
    ids: () => reads.map(readId),
  };
}

describe('reads of the global content', () => {
  it('notes only the paths that are looked at', () => {
    const { view, ids } = track({ taxonomy: { primary: { id: '/news' } }, body: ['long'] });
    expect((view as { taxonomy: { primary: { id: string } } }).taxonomy.primary.id).toBe('/news');
    expect(ids()).toEqual([
      'g:value:taxonomy',
      'g:value:taxonomy\u0000primary',
      'g:value:taxonomy\u0000primary\u0000id',
    ]);
  });

  it('notes that something was absent', () => {
    const { view, ids } = track({});
    expect((view as { missing?: string }).missing).toBeUndefined();
    expect(ids()).toEqual(['g:value:missing']);
  });

  it('depends on the names when they are listed', () => {
    const { view, ids } = track({ a: 1 });
    expect(Object.keys(view)).toEqual(['a']);
    expect(ids()).toContain('g:keys:');
  });

  it('works for lists with the usual methods', () => {
    const { view } = track({ items: [{ n: 1 }, { n: 2 }] });
    const { items } = view as { items: { n: number }[] };
    expect(Array.isArray(items)).toBe(true);
    expect(items.map(({ n }) => n)).toEqual([1, 2]);
    expect(JSON.stringify(items)).toBe('[{"n":1},{"n":2}]');
  });

  it('takes a block that reads a lot to depend on the whole', () => {
    const data = Object.fromEntries(Array.from({ length: 100 }, (_unused, i) => [`k${i}`, i]));
    const { view, ids } = track(data);
    for (const name of Object.keys(data)) void (view as Record<string, number>)[name];
    expect(ids().at(-1)).toBe('G');
    expect(ids().length).toBeLessThan(50);
  });
});
