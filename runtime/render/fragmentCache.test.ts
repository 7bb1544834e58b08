import fc from 'fast-check';
import { createFragmentCache, type Fragment } from './fragmentCache';
import type { Read } from './reads';

const fragment = (html: string, expires = Infinity): Fragment => ({
  parts: [Buffer.from(html)],
  head: '',
  content: [],
  expires,
  refresh: 0,
  isPublishedOnly: true,
});
const read = (name: string): Read => ({ kind: 'app', name });

describe('fragment cache (DESIGN: Fragments)', () => {
  it('finds a fragment exactly when every read gives what it gave', () => {
    const cache = createFragmentCache(1e6);
    cache.store(
      'k',
      [
        { read: read('a'), digest: '1' },
        { read: read('b'), digest: '2' },
      ],
      fragment('x'),
    );
    const find = (values: Record<string, string>) =>
      cache.find('k', (r) => values[(r as { name: string }).name] ?? '', 0);
    expect(find({ a: '1', b: '2' })).toEqual({ fragment: fragment('x') });
    expect(find({ a: '1', b: '3' })).toBeNull();
    expect(find({ a: '0', b: '2' })).toBeNull();
  });

  it('names the answer that must be fetched before it can tell', () => {
    const cache = createFragmentCache(1e6);
    const content: Read = { kind: 'content', key: 'c', request: { source: 's', query: {} } };
    cache.store('k', [{ read: content, digest: '1' }], fragment('x'));
    expect(cache.find('k', () => null, 0)).toEqual({ awaits: content });
  });

  it('does not use a fragment past its time', () => {
    const cache = createFragmentCache(1e6);
    cache.store('k', [], fragment('x', 10));
    expect(cache.find('k', () => '', 9)).not.toBeNull();
    expect(cache.find('k', () => '', 10)).toBeNull();
  });

  it('stays within its bytes and forgets the least recently used first', () => {
    const cache = createFragmentCache(5000);
    for (let i = 0; i < 100; i += 1) {
      cache.store('k', [{ read: read('a'), digest: String(i) }], fragment('x'.repeat(600)));
    }
    expect(cache.bytes).toBeLessThanOrEqual(5000);
    expect(cache.find('k', () => '99', 0)).not.toBeNull();
    expect(cache.find('k', () => '0', 0)).toBeNull();
  });

  it('answers like a plain table of all renders, whatever blocks read', () => {
    // A pure block: what it reads next depends on what it saw. Its output is the list of what it saw.
    const values = fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'd'),
      fc.constantFrom('0', '1', '2'),
    );
    const render = (world: Record<string, string>) => {
      const reads: { read: Read; digest: string }[] = [];
      const see = (name: string) => {
        const digest = world[name] ?? '-';
        reads.push({ read: read(name), digest });
        return digest;
      };
      if (see('a') === '1') see('b');
      else if (see('c') === '2') see('d');
      return reads;
    };
    fc.assert(
      fc.property(fc.array(values, { maxLength: 20 }), (worlds) => {
        const cache = createFragmentCache(1e6);
        const table = new Map<string, string>();
        for (const world of worlds) {
          const reads = render(world);
          const seen = JSON.stringify(reads);
          const found = cache.find('k', (r) => world[(r as { name: string }).name] ?? '-', 0);
          if (table.has(seen)) expect(found).toEqual({ fragment: fragment(seen) });
          else expect(found).toBeNull();
          cache.store('k', reads, fragment(seen));
          table.set(seen, seen);
        }
      }),
    );
  });
});
