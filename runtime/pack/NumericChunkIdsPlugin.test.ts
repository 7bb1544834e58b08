import type { Chunk, Compilation, Compiler } from 'webpack';
import { NumericChunkIdsPlugin } from './NumericChunkIdsPlugin';

interface Given {
  name?: string;
  id?: string | number;
  modules?: string[];
}

/** Lets the plug-in number chunks, as webpack does, and gives their ids. */
function idsOf(...given: Given[]): (string | number | null)[] {
  const chunks = given.map(({ name, id = null }) => ({ name, id, ids: id === null ? [] : [id] }));
  const moduleOf = (chunk: unknown) => given[chunks.indexOf(chunk as (typeof chunks)[0])]?.modules;
  let number: (all: Set<Chunk>) => void = () => undefined;
  const compilation = {
    hooks: { chunkIds: { tap: (_name: string, work: typeof number) => (number = work) } },
    chunkGraph: {
      getChunkModulesIterable: (chunk: unknown) =>
        (moduleOf(chunk) ?? []).map((path) => ({ identifier: () => path })),
    },
  } as unknown as Compilation;
  const tap = (_name: string, begin: (one: Compilation) => void) => begin(compilation);
  new NumericChunkIdsPlugin().apply({ hooks: { compilation: { tap } } } as unknown as Compiler);
  number(new Set(chunks as unknown as Chunk[]));
  for (const { id, ids } of chunks) expect(ids).toEqual([id]);
  return chunks.map(({ id }) => id);
}

describe('the number of a chunk (platform §7: {n}.chunk.js)', () => {
  it('is its name where that is a number; other names stay', () => {
    expect(idsOf({ name: '7' }, { name: '12' }, { name: 'entry' }, { name: '7a' })).toEqual([
      7,
      12,
      'entry',
      '7a',
    ]);
  });

  it('is what it was where it has one', () => {
    expect(idsOf({ name: '7', id: 'kept' }, { id: 40, modules: ['a'] })).toEqual(['kept', 40]);
  });

  it('is counted from 1000 for what is split off, by what it holds, in whatever order it comes', () => {
    const one = { modules: ['c', 'a'] };
    const two = { modules: ['b'] };
    const three = { modules: ['a', 'd'] };
    expect(idsOf(one, two, three)).toEqual([1000, 1002, 1001]);
    expect(idsOf(two, three, one)).toEqual([1002, 1001, 1000]);
    expect(idsOf({ modules: ['a', 'c'] }, two)).toEqual([1000, 1001]);
  });
});
