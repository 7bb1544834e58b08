import { basename } from 'node:path';
import { discoverPack } from './discoverPack';
import { PackError } from './PackError';
import { writeFiles } from './testing/writeFiles';

const found = (files: string[]) =>
  discoverPack(writeFiles(Object.fromEntries(files.map((file) => [file, '']))));

function faultsOf(files: Record<string, string>): unknown {
  try {
    discoverPack(writeFiles(files));
  } catch (error) {
    return error instanceof PackError ? error.problems : error;
  }
  return [];
}

describe('discoverPack', () => {
  it('finds features, chains and sources in block folders', () => {
    const pack = found([
      'blocks/header-block/features/header/default.tsx',
      'blocks/header-block/features/header/enhance.ts',
      'blocks/header-block/features/header/thumbnail.webp',
      'blocks/header-block/features/header/MegaMenu.tsx',
      'blocks/header-block/features/header/header.test.tsx',
      'blocks/header-block/_index.scss',
      'blocks/header-block/README.md',
      'blocks/rows-block/chains/row/default.jsx',
      'blocks/rows-block/sources/rows-api.ts',
      'blocks/rows-block/sources/rows-api.test.ts',
      'content/sources/content-api.js',
      'content/schemas/ans.ts',
    ]);
    expect(pack.features).toEqual([
      {
        type: 'header-block/header',
        block: 'header-block',
        views: { default: 'blocks/header-block/features/header/default.tsx' },
        main: 'blocks/header-block/features/header/default.tsx',
        enhance: 'blocks/header-block/features/header/enhance.ts',
        thumbnail: 'blocks/header-block/features/header/thumbnail.webp',
      },
    ]);
    expect(pack.chains).toMatchObject([
      { type: 'rows-block/row', block: 'rows-block', enhance: null },
    ]);
    expect(pack.sources).toEqual([
      { name: 'content-api', file: 'content/sources/content-api.js' },
      { name: 'rows-api', file: 'blocks/rows-block/sources/rows-api.ts' },
    ]);
    expect(pack.styles).toEqual([
      { name: 'header-block', file: 'blocks/header-block/_index.scss' },
    ]);
  });

  it('finds the one-pack shape under components/', () => {
    const pack = found([
      'components/features/article/body.jsx',
      'components/features/article/lead/default.js',
      'components/chains/columns.jsx',
      'components/layouts/right-rail.jsx',
      'components/layouts/helpers/grid.js',
      'components/output-types/default.jsx',
      'components/output-types/head/Meta.jsx',
      'components/output-types/Shell.jsx',
      'components/features/article/_index.scss',
      'resources/styles/base.scss',
    ]);
    expect(pack.features.map(({ type, block }) => [type, block])).toEqual([
      ['article/body', 'article'],
      ['article/lead', 'article'],
    ]);
    expect(pack.chains).toMatchObject([{ type: 'columns' }]);
    expect(pack.layouts).toEqual([
      { name: 'right-rail', file: 'components/layouts/right-rail.jsx' },
    ]);
    expect(pack.outputTypes).toEqual([
      { name: 'default', file: 'components/output-types/default.jsx' },
    ]);
    expect(pack.styles.map(({ name }) => name)).toEqual(['base', 'article']);
  });

  it('takes a view per output type, and only for output types that exist', () => {
    const pack = found([
      'blocks/a-block/features/a/default.tsx',
      'blocks/a-block/features/a/rss.js',
      'blocks/a-block/features/a/parts.tsx',
      'components/output-types/rss.js',
    ]);
    expect(Object.keys(pack.features[0]?.views ?? {})).toEqual(['default', 'rss']);
  });

  it('lets a block have another output type only', () => {
    const pack = found(['blocks/a-block/features/a/rss.js', 'components/output-types/rss.js']);
    expect(pack.features[0]?.main).toBe('blocks/a-block/features/a/rss.js');
  });

  it('finds layouts and output types inside blocks', () => {
    const pack = found([
      'blocks/a-block/layouts/wide/default.tsx',
      'blocks/a-block/output-types/amp.tsx',
    ]);
    expect(pack.layouts.map(({ name }) => name)).toEqual(['a-block/wide']);
    expect(pack.outputTypes.map(({ name }) => name)).toEqual(['amp']);
  });

  it('finds properties, also as JSON', () => {
    const pack = found([
      'properties/index.ts',
      'properties/sites/herald.json',
      'properties/menus.ts',
    ]);
    expect(pack.properties).toBe('properties/index.ts');
    expect(pack.propertySites).toEqual([{ name: 'herald', file: 'properties/sites/herald.json' }]);
  });

  it('is content with an empty folder', () => {
    const root = writeFiles({});
    expect(discoverPack(root)).toMatchObject({
      name: basename(root),
      hydration: 'classic',
      features: [],
    });
  });
});

describe('discoverPack: faults', () => {
  it.each([
    [
      'a feature without a view',
      { 'blocks/a-block/features/a/helper.ts': '' },
      [
        {
          file: 'blocks/a-block/features/a',
          message: expect.stringContaining('has no view: write default.tsx'),
        },
      ],
    ],
    [
      'a feature as file and as folder',
      { 'blocks/a-block/features/a.tsx': '', 'blocks/a-block/features/a/default.tsx': '' },
      [
        {
          file: 'blocks/a-block/features/a/default.tsx',
          message:
            'duplicate feature "a-block/a": it is also defined by blocks/a-block/features/a.tsx',
        },
      ],
    ],
    [
      'a view in two languages',
      { 'blocks/a-block/features/a/default.tsx': '', 'blocks/a-block/features/a/default.jsx': '' },
      [
        {
          file: 'blocks/a-block/features/a/default.tsx',
          message: expect.stringContaining('duplicate view'),
        },
      ],
    ],
    [
      'a source in two places',
      { 'content/sources/menu.ts': '', 'blocks/a-block/sources/menu.ts': '' },
      [
        {
          file: 'blocks/a-block/sources/menu.ts',
          message: expect.stringContaining('duplicate content source "menu"'),
        },
      ],
    ],
    [
      'settings that are not JSON',
      { 'blocks.json': '{' },
      [{ file: 'blocks.json', message: expect.stringContaining('is not JSON') }],
    ],
    [
      'settings that do not fit',
      { 'blocks.json': '{"hydration":"sometimes"}' },
      [{ file: 'blocks.json', message: expect.stringContaining('hydration') }],
    ],
  ])('names the file of %s', (_name, files, expected) => {
    expect(faultsOf(files as Record<string, string>)).toEqual(expected);
  });
});
