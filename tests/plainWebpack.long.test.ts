import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import webpack, { type Configuration, type Stats } from 'webpack';
import { discoverPack } from '../runtime/pack/discoverPack';

const ROOT = join(__dirname, '..');
/** ms, on a machine that does other things as well. */
const PATIENCE = 180_000;
const { resolve } = createRequire(join(ROOT, 'runtime/package.json'));

/** What an engine of the contract brings along; here what unit tests use. */
const ENGINE: Record<string, string> = {
  consumer: 'consumer.tsx',
  content: 'content.ts',
  context: 'context.tsx',
  environment: 'environment.ts',
  intl: 'intl.ts',
  layout: 'layout.tsx',
  'prop-types': 'prop-types.ts',
  properties: 'properties.ts',
  static: 'static.tsx',
};

/** As anybody writes it: webpack, babel-loader, its three presets, and the names of the engine's modules. */
const configuration = (entry: string, out: string): Configuration => ({
  mode: 'production',
  target: 'node',
  entry,
  output: { path: out, filename: 'pack.cjs', library: { type: 'commonjs2' } },
  optimization: { minimize: false },
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    modules: [join(ROOT, 'node_modules'), join(ROOT, 'runtime/node_modules'), 'node_modules'],
  },
  plugins: [
    new webpack.NormalModuleReplacementPlugin(/^fusion:/, (module: { request: string }) => {
      const file = ENGINE[module.request.slice('fusion:'.length)] ?? '';
      module.request = join(ROOT, 'mocks/fusion', file);
    }),
  ],
  module: {
    rules: [
      {
        test: /\.[jt]sx?$/,
        exclude: /node_modules\/(?!@broadsheet)/,
        loader: require.resolve('babel-loader'),
        options: {
          babelrc: false,
          configFile: false,
          presets: [
            [resolve('@babel/preset-env'), { targets: { node: 'current' } }],
            [resolve('@babel/preset-react'), { runtime: 'automatic' }],
            resolve('@babel/preset-typescript'),
          ],
        },
      },
      { test: /\.s?css$/, type: 'asset/source' },
    ],
  },
});

interface Placeable {
  propTypes?: { customFields?: unknown };
}

describe('the pack is one of the old way too (FUSION: modules)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-webpack-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it(
    'stock webpack and babel-loader compile every feature and chain, which gives a component with custom fields as PropTypes',
    async () => {
      const { features, chains } = discoverPack(ROOT);
      const listed = [...features, ...chains];
      const entry = join(folder, 'entry.js');
      const lines = listed.map(
        ({ main }, index) => `export { default as block${index} } from '${join(ROOT, main)}';`,
      );
      writeFileSync(entry, lines.join('\n'));
      const stats = await new Promise<Stats | undefined>((done, fail) =>
        webpack(configuration(entry, folder), (error, result) =>
          error ? fail(error) : done(result),
        ),
      );
      expect(stats?.toJson({ all: false, errors: true }).errors).toEqual([]);

      const module = { exports: {} as Record<string, unknown> };
      const code = readFileSync(join(folder, 'pack.cjs'), 'utf8');
      compileFunction(code, ['module', 'exports', 'require'])(module, module.exports, require);
      const kinds = listed.map(({ type }, index) => {
        const view = module.exports[`block${index}`] as Placeable | undefined;
        return [type, typeof view, typeof view?.propTypes?.customFields];
      });
      expect(kinds).toEqual(listed.map(({ type }) => [type, 'function', 'function']));
    },
    PATIENCE,
  );
});
