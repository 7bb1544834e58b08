import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ComponentType, ReactNode } from 'react';
import { createBlockEntry } from '../../pack/createBlockEntry';
import type { BlockStatics, FeatureComponent, Pack, Views } from '../../pack/types';
import type { ContentSource } from '../../content/types';

interface TestBlock extends BlockStatics {
  view: (props: never) => ReactNode;
  /** Number of its browser chunk. */
  chunk?: number;
  enhance?: boolean;
  /** Views for other output types. */
  views?: Record<string, (props: never) => unknown>;
}

interface TestOutputType extends Pick<
  Pack['outputTypes'][string],
  'contentType' | 'fallback' | 'transform'
> {
  view: (props: never) => unknown;
  isData?: boolean;
}

function Page({ children }: { children?: ReactNode[] }) {
  return <main>{children}</main>;
}

function Output({
  children,
  CssLinks,
  Libs,
  Fusion,
  Styles,
  metaValue,
}: Record<string, unknown> & { children: ReactNode }) {
  const Css = CssLinks as ComponentType;
  const Scripts = Libs as ComponentType;
  const Data = Fusion as ComponentType;
  const Early = Styles as ComponentType;
  return (
    <html lang="en">
      <head>
        <title>{(metaValue as (name: string) => string)('title')}</title>
        <meta name="robots" content={(metaValue as (name: string) => string)('robots')} />
        <Css />
        <Scripts />
        <Early />
      </head>
      <body>
        <div id="fusion-app">{children}</div>
        <Data />
      </body>
    </html>
  );
}

/** A pack as the engine gets it once compiled, from views alone: for tests of what serves it. */
export function createTestPack(
  blocks: Record<string, TestBlock>,
  sources: Record<string, ContentSource> = {},
  outputTypes: Record<string, TestOutputType> = {},
): Pack {
  const dir = mkdtempSync(join(tmpdir(), 'broadsheet-test-pack-'));
  const clientDir = join(dir, 'client');
  mkdirSync(join(clientDir, 'css'), { recursive: true });
  mkdirSync(join(clientDir, 'components/combinations'), { recursive: true });
  mkdirSync(join(dir, 'resources'), { recursive: true });
  writeFileSync(join(dir, 'resources/frame.html'), '<!doctype html><title>Frame</title>');
  writeFileSync(join(clientDir, 'css/base.css'), 'body{margin:0}');
  writeFileSync(join(clientDir, 'css/test.css'), 'p{margin:0}');
  writeFileSync(join(clientDir, 'components/combinations/3.chunk.js'), 'chunk()');
  const entries = Object.entries(blocks).map(
    ([type, { view, chunk, enhance, views, ...statics }]) => {
      const entry = createBlockEntry({
        file: `${type}.tsx`,
        block: type.split('/')[0]!,
        label: type,
        hydrate: statics.hydrate ?? 'never',
        enhance: enhance ?? false,
        ttl: statics.ttl ?? null,
        refresh: Boolean(statics.refresh),
        css: 'test-block',
        chunk: chunk ?? null,
      });
      const component = Object.assign(
        (props: never) => view(props),
        statics,
      ) as unknown as FeatureComponent;
      const all: Views = { default: component, ...(views as Views | undefined) };
      return [type, entry, all] as const;
    },
  );
  const css = (id: number, file: string) => ({ id, file, hash: '12345678', bytes: 10, gzip: 10 });
  return {
    root: dir,
    dir,
    clientDir,
    manifest: {
      name: 'test',
      mode: 'production',
      build: 'b1',
      hydration: 'islands',
      sites: ['site'],
      features: Object.fromEntries(entries.map(([type, entry]) => [type, entry])),
      chains: {},
      layouts: { page: { file: 'page.tsx', label: 'Page', sections: ['main'] } },
      outputTypes: {
        default: { file: 'default.tsx', isData: false, contentType: null },
        ...Object.fromEntries(
          Object.entries(outputTypes).map(([name, { isData = false, contentType = null }]) => [
            name,
            { file: `${name}.ts`, isData, contentType },
          ]),
        ),
      },
      sources: {},
      css: { base: css(0, 'css/base.css'), 'test-block': css(1, 'css/test.css') },
      entry: { file: 'engine/entry.js', bytes: 1, gzip: 1 },
      chunks: {
        3: { file: 'components/combinations/3.chunk.js', hash: 'aaaaaaaa', bytes: 1, gzip: 1 },
      },
    },
    features: Object.fromEntries(entries.map(([type, , views]) => [type, views])),
    chains: {},
    layouts: { page: Page as Pack['layouts'][string] },
    outputTypes: {
      default: Output as unknown as Pack['outputTypes'][string],
      ...Object.fromEntries(
        Object.entries(outputTypes).map(([name, { view, isData: _isData, ...statics }]) => [
          name,
          Object.assign(view, statics) as unknown as Pack['outputTypes'][string],
        ]),
      ),
    },
    sources,
    properties: {},
    sites: {},
    states: {},
    trace: () => null,
    problems: [],
  };
}
