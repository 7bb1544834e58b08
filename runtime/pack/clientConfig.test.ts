import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientConfig } from './clientConfig';
import { packPaths } from './packPaths';

const configOf = (mode: 'production' | 'development') =>
  clientConfig(
    packPaths({ root: join(tmpdir(), 'pack'), mode, runtimeRoot: join(__dirname, '..') }),
    () => false,
  );

describe('the browser’s bundle', () => {
  it('shares React among the chunks that may use it, which have names', () => {
    const paths = packPaths({
      root: join(tmpdir(), 'pack'),
      mode: 'production',
      runtimeRoot: join(__dirname, '..'),
    });
    const { optimization } = clientConfig(paths, (name) => name !== 'entry');
    const groups = optimization?.splitChunks && optimization.splitChunks.cacheGroups;
    const { chunks } = (groups || {})['react'] as { chunks: (chunk: object) => boolean };
    expect(['7', 'entry', undefined].map((name) => chunks({ name }))).toEqual([true, false, false]);
  });

  it('has a name of its own, so that a script of others on the page that was made alike takes none of it', () => {
    expect(configOf('production').output).toMatchObject({
      chunkLoadingGlobal: 'broadsheet',
      uniqueName: 'broadsheet',
    });
  });

  it('is small for readers, and tells nothing of its sources', () => {
    const { devtool, optimization } = configOf('production');
    expect(devtool).toBe(false);
    expect(optimization).toMatchObject({ minimize: true, moduleIds: 'deterministic' });
  });

  it('can be read in a debugger by who works on a block', () => {
    const { devtool, optimization } = configOf('development');
    expect(devtool).toBe('cheap-module-source-map');
    expect(optimization).toMatchObject({ minimize: false, moduleIds: 'named' });
  });
});
