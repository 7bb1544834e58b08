import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStamp, isStale } from './isStale';
import { writeFiles } from './testing/writeFiles';

describe('isStale', () => {
  const runtime = writeFiles({
    'client/entry.ts': '',
    'fusion/context.ts': '',
    'pack/types.ts': '',
  });
  const pack = () =>
    writeFiles({
      'blocks/a-block/features/a/default.tsx': 'a',
      'blocks.json': '{}',
      'README.md': '',
    });

  it('is fresh while nothing changes', () => {
    const root = pack();
    expect(isStale(root, runtime, 'production', buildStamp(root, runtime, 'production'))).toBe(
      false,
    );
  });

  it.each([
    ['a block changes', 'blocks/a-block/features/a/default.tsx', true],
    ['a block comes', 'blocks/b-block/_index.scss', true],
    ['the settings change', 'blocks.json', true],
    ['a test comes', 'blocks/a-block/features/a/a.test.tsx', false],
    ['a text about a block comes', 'blocks/a-block/README.md', false],
    ['a file elsewhere comes', 'docs/guide.md', false],
  ])('when %s', (_name, file, expected) => {
    const root = writeFiles({
      'docs/x': '',
      'blocks/a-block/features/a/default.tsx': 'a',
      'blocks/b-block/x': '',
    });
    const stamp = buildStamp(root, runtime, 'production');
    writeFileSync(join(root, file), 'changed');
    expect(isStale(root, runtime, 'production', stamp)).toBe(expected);
  });

  it('is stale when a file was saved again, and in the other mode', () => {
    const root = pack();
    const stamp = buildStamp(root, runtime, 'production');
    expect(isStale(root, runtime, 'development', stamp)).toBe(true);
    utimesSync(join(root, 'blocks.json'), 1, 1);
    expect(isStale(root, runtime, 'production', stamp)).toBe(true);
  });
});
