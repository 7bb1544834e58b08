import type { Chunk, Compiler } from 'webpack';

/** The first number for chunks that several others share. */
const FIRST_SHARED = 1000;

/**
 * webpack plug-in: the chunks that we name by number keep it as their id; what webpack splits off is
 * counted from 1000. So every chunk is `{n}.chunk.js` (platform §7) with the same n in every build
 * of the same pack.
 */
export class NumericChunkIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('NumericChunkIdsPlugin', (compilation) => {
      compilation.hooks.chunkIds.tap('NumericChunkIdsPlugin', (chunks) => {
        const all = [...chunks];
        for (const chunk of all) {
          if (chunk.name && chunk.id === null)
            setId(chunk, /^\d+$/.test(chunk.name) ? Number(chunk.name) : chunk.name);
        }
        const graph = compilation.chunkGraph;
        const contents = (chunk: Chunk) =>
          [...graph.getChunkModulesIterable(chunk)]
            .map((module) => module.identifier())
            .sort()
            .join();
        all
          .filter((chunk) => chunk.id === null)
          .map((chunk) => ({ chunk, key: contents(chunk) }))
          .sort((a, b) => (a.key < b.key ? -1 : 1))
          .forEach(({ chunk }, index) => setId(chunk, FIRST_SHARED + index));
      });
    });
  }
}

function setId(chunk: Chunk, id: number | string): void {
  chunk.id = id;
  chunk.ids = [id];
}
