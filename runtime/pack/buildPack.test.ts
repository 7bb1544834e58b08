import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { buildPack, type BuildResult } from './buildPack';
import { inertModules } from './inertModules';
import { loadPack } from './loadPack';
import { PackError } from './PackError';
import { writeFiles } from './testing/writeFiles';
import type { Pack } from './types';

const runtimeRoot = join(__dirname, '..');
const root = join(__dirname, 'testing', 'fixture-pack');
const work = mkdtempSync(join(tmpdir(), 'broadsheet-build-'));
const out = join(work, 'dist');

let result: BuildResult;
let pack: Pack;
const client = (file: string) => readFileSync(join(pack.clientDir, file), 'utf8');

beforeAll(async () => {
  result = await buildPack({ root, out, cacheDir: join(work, 'cache') });
  pack = await loadPack({ root, dir: out, modules: inertModules });
});

afterAll(() => rmSync(work, { recursive: true, force: true }));

describe('buildPack: what the browser gets', () => {
  it('has an entry of at most 4 kB gzip without React', () => {
    const { file, gzip } = pack.manifest.entry;
    expect(file).toMatch(/^engine\/[\da-f]{16}\.js$/);
    expect(gzip).toBeLessThanOrEqual(4096);
    expect(client(file)).not.toMatch(/hydrateRoot|useState|jsx/);
  });

  it('loads chunks from /pf/dist/components/combinations/{n}.chunk.js within 120 s (platform §7, §9)', () => {
    const entry = client(pack.manifest.entry.file);
    expect(entry).toContain('"/pf/dist/"');
    expect(entry).toContain('"components/combinations/"+');
    expect(entry).toContain('".chunk.js?d="');
    expect(entry).toMatch(/12e4|120000/);
  });

  it('fails with a ChunkLoadError of type missing, error or timeout (platform §8)', () => {
    const entry = client(pack.manifest.entry.file);
    expect(entry).toContain('Loading chunk ');
    expect(entry).toContain('ChunkLoadError');
    expect(entry).toMatch(/"missing"[^]*\.type=/);
  });

  it('has a numbered chunk for each block that lives, and no other', () => {
    const chunks = Object.entries(pack.manifest.features).map(([type, { chunk }]) => [type, chunk]);
    expect(Object.fromEntries(chunks)).toEqual({
      'counter-block/counter': 10,
      'legacy/clock': null,
      'menu-block/menu': 11,
      'plain-block/plain': null,
    });
    // 1000 patches live blocks: 1 asks for it at the first news.
    expect(Object.keys(pack.manifest.chunks).sort()).toEqual(['1', '10', '1000', '11', '2']);
  });

  it('asks for each chunk by the hash that the manifest names', () => {
    const entry = client(pack.manifest.entry.file);
    for (const { file, hash } of Object.values(pack.manifest.chunks)) {
      expect(hash).toMatch(/^[\da-f]{8}$/);
      expect(entry).toContain(hash);
      expect(existsSync(join(pack.clientDir, file))).toBe(true);
    }
  });

  it('keeps React in a chunk of its own that only islands need', () => {
    const { chunks, entry } = pack.manifest;
    const holdsReact = (file = '') => client(file).includes('hydrateRoot');
    expect(holdsReact(chunks['2']?.file)).toBe(true);
    expect(holdsReact(chunks['10']?.file)).toBe(false);
    expect(chunks['10']?.bytes).toBeLessThan(2000);
    expect(client(entry.file)).toMatch(/10:\(\)=>Promise\.all\(\[\w+\.e\(2\),\w+\.e\(10\)\]\)/);
    expect(client(entry.file)).toMatch(/11:\(\)=>\w+\.e\(11\)\.then/);
  });

  it('ships enhance.ts and not the view beside it', () => {
    const chunk = client('components/combinations/11.chunk.js');
    expect(chunk).toContain('fixture-open');
    expect(chunk).not.toContain('jsx');
  });

  it('has one style sheet per block, and none for a block without', () => {
    expect(Object.keys(pack.manifest.css)).toEqual(['base', 'menu-block', 'plain-block']);
    expect(pack.manifest.features['plain-block/plain']?.css).toBe('plain-block');
    expect(pack.manifest.features['counter-block/counter']?.css).toBeNull();
    expect(client('css/base.css')).toBe('body{color:#556;margin:0}');
  });

  it('serves what a style sheet names: resources in place, own files below /pf/dist/', () => {
    const css = client('css/plain-block.css');
    expect(css).toContain('url(/pf/resources/icons/mark.svg)');
    const [, file = ''] = /url\(\/pf\/dist\/(assets\/paper\.[\da-f]{8}\.png)\)/.exec(css) ?? [];
    expect(existsSync(join(pack.clientDir, file))).toBe(true);
  });
});

describe('buildPack: a sheet that a script loads', () => {
  it('is compiled as all others, and found at the address that the script has', () => {
    const chunk = client('components/combinations/11.chunk.js');
    const [, file = ''] = /(assets\/open\.[\da-f]{8}\.css)"/.exec(chunk) ?? [];
    expect(client(file)).toMatch(
      /^\.fixture-open\{background:url\(\/pf\/dist\/assets\/shade\.[\da-f]{8}\.png\)\}$/,
    );
    const [picture = ''] = /assets\/shade[^)]*/.exec(client(file)) ?? [];
    expect(existsSync(join(pack.clientDir, picture))).toBe(true);
  });
});

describe('buildPack: the manifest', () => {
  it('names the small picture of a block with its version, and brings it along', () => {
    const { thumbnail } = pack.manifest.features['plain-block/plain']!;
    expect(client(thumbnail!.split('?')[0]!)).toContain('<svg');
  });

  it('describes a block by its statics', () => {
    expect(pack.manifest.features['plain-block/plain']).toEqual({
      file: 'blocks/plain-block/features/plain/default.jsx',
      block: 'plain-block',
      label: 'Plain text',
      icon: null,
      thumbnail: expect.stringMatching(/^thumbnails\/plain-block\/plain\.svg\?d=[\da-f]{8}$/),
      outputTypes: ['default', 'rss'],
      hydrate: 'never',
      enhance: false,
      ttl: 60,
      placement: { sections: null, once: false },
      refresh: false,
      css: 'plain-block',
      chunk: null,
      customFields: {
        text: expect.objectContaining({
          kind: 'text',
          required: true,
          label: 'Text',
          defaultValue: 'hello',
        }),
      },
    });
    expect(pack.manifest.features['menu-block/menu']).toMatchObject({
      enhance: true,
      hydrate: 'idle',
    });
  });

  it('names the sections of layouts and the kind of output types', () => {
    expect(pack.manifest.layouts['page']?.sections).toEqual(['header', 'main']);
    expect(pack.manifest.layouts['split']?.sections).toEqual(['left', 'right']);
    expect(pack.manifest.outputTypes['rss']).toMatchObject({
      isData: true,
      contentType: 'application/rss+xml',
    });
    expect(pack.manifest.outputTypes['default']).toMatchObject({ isData: false });
  });
});

describe('loadPack', () => {
  it('has no problems, as the build had none', () => {
    expect(result.warnings).toEqual([]);
    expect(pack.problems).toEqual([]);
  });

  it('renders blocks: JSX and TSX, decorated classes, pictures, `~/`, site properties', () => {
    const Clock = pack.features['legacy/clock']!['default']!;
    expect(renderToStaticMarkup(createElement(Clock, { customFields: { time: '8:05' } }))).toBe(
      '<time>8:05</time>',
    );
    const Row = pack.chains['row-block/row']!['default']!;
    expect(renderToStaticMarkup(createElement(Row, null, 'a', 'b'))).toBe(
      '<div class="row">ab</div>',
    );
  });

  it('has the data views of blocks and output types as the plain functions they are', () => {
    const view = pack.features['plain-block/plain']!['rss'] as unknown as (
      props: object,
    ) => unknown;
    const item = view({ customFields: { text: 'quiet' } });
    const rss = pack.outputTypes['rss'] as unknown as (props: object) => unknown;
    expect(rss({ children: [[item]] })).toEqual({ rss: [[{ description: 'quiet' }]] });
  });

  it('gives a block the modules of the runtime that loads it', async () => {
    const context = {
      default: null,
      useFusionContext: () => ({ customFields: { text: 'quiet' } }),
    };
    const own = await loadPack({
      root,
      dir: out,
      modules: (properties) => ({ ...inertModules(properties), 'fusion:context': context }),
    });
    const Plain = own.features['plain-block/plain']!['default']!;
    expect(renderToStaticMarkup(createElement(Plain))).toMatch(
      /<p class="plain">Herald: QUIET <img src="\/pf\/dist\/assets\/dot\.[\da-f]{8}\.png" alt=""\/><\/p>$/,
    );
  });

  it('has sources, properties and sites', () => {
    expect(pack.sources['plain-texts']?.resolve?.({ id: 7 })).toBe('/texts/7');
    expect(Object.keys(pack.sources)).toEqual(['stories', 'plain-texts']);
    expect(pack.properties).toEqual({ siteName: 'Everywhere', locale: 'en' });
    expect(pack.sites).toEqual({ herald: { siteName: 'Herald' } });
  });
});

describe('buildPack: faults', () => {
  const build = (files: Record<string, string>) => {
    const faulty = writeFiles(files);
    return buildPack({ root: faulty, runtimeRoot, cacheDir: join(faulty, 'cache') });
  };

  it.each([
    [
      'an unknown fusion module',
      {
        'blocks/a-block/features/a/default.jsx':
          "import x from 'fusion:nope'; export default () => x;",
      },
      'blocks/a-block/features/a/default.jsx: there is no module "fusion:nope" (known: consumer',
    ],
    [
      'an unknown fusion module in enhance.ts',
      {
        'blocks/a-block/features/a/default.jsx': 'export default () => null;',
        'blocks/a-block/features/a/enhance.ts':
          "import x from 'fusion:nope'; export default () => x;",
      },
      'blocks/a-block/features/a/enhance.ts: there is no module "fusion:nope"',
    ],
    [
      'a file that is not there',
      {
        'blocks/a-block/features/a/default.jsx': "import x from './none'; export default () => x;",
      },
      "blocks/a-block/features/a/default.jsx: Can't resolve './none'",
    ],
    [
      'a slip of the pen',
      { 'blocks/a-block/features/a/default.tsx': 'export default () => <p>;' },
      'blocks/a-block/features/a/default.tsx: ',
    ],
    [
      'a view without default export',
      { 'blocks/a-block/features/a/default.jsx': 'export const A = () => null;' },
      'blocks/a-block/features/a/default.jsx: has no default export (a component is expected)',
    ],
    [
      'a hydrate that is none',
      {
        'blocks/a-block/features/a/default.jsx':
          "const A = () => null; A.hydrate = 'soon'; export default A;",
      },
      'blocks/a-block/features/a/default.jsx: hydrate is "soon"',
    ],
  ])(
    'names the file of %s',
    async (_name, files, message) => {
      const error: unknown = await build(files as Record<string, string>).catch(
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(PackError);
      expect((error as PackError).message).toContain(message);
    },
    30_000,
  );
});
