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
