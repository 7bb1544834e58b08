import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { compileSheet } from './compileStyles';
import type { PackPaths } from './packPaths';

export type Side = 'server' | 'client';

/** Browsers that the client bundles are written for; older ones get the pages without script. */
const BROWSERS = { chrome: '107', edge: '107', firefox: '104', safari: '16' };

/** The part of webpack's configuration that both bundles share. */
export function scriptConfig(
  paths: PackPaths,
  side: Side,
  alias: Record<string, string> = {},
): Configuration {
  const { root, runtimeRoot, mode } = paths;
  const loaders = join(runtimeRoot, 'pack', 'loaders');
  return {
    name: side,
    mode,
    context: root,
    // The build writes the assets itself, so that a result is either whole or not there.
    plugins: [
      { apply: (compiler) => compiler.hooks.shouldEmit.tap('broadsheet', () => false) },
      new webpack.NormalModuleReplacementPlugin(/\.(s?css|sass)$/, join(loaders, 'empty.cjs')),
    ],
    resolve: {
      extensions: ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.json'],
      alias: { '~': root, ...alias },
      modules: [
        'node_modules',
        join(runtimeRoot, 'node_modules'),
        join(runtimeRoot, '..', 'node_modules'),
      ],
    },
    module: { rules: scriptRules(paths, side) },
    performance: false,
    infrastructureLogging: { level: 'error' },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(paths.cacheDir, 'webpack'),
      name: `${side}-${mode}`,
      version: builderVersion(runtimeRoot),
    },
  };
}

function scriptRules(paths: PackPaths, side: Side): RuleSetRule[] {
  const { root, runtimeRoot, mode } = paths;
  const isDevelopment = mode === 'development';
  const { resolve } = createRequire(join(runtimeRoot, 'package.json'));
  const targets = side === 'server' ? { node: 'current' } : BROWSERS;
  return [
    {
      test: /\.(tsx|ts|jsx|js)$/,
      exclude: /node_modules/,
      type: 'javascript/auto',
      resolve: { fullySpecified: false },
      use: [
        {
          loader: resolve('babel-loader'),
          options: {
            babelrc: false,
            configFile: false,
            cacheDirectory: false,
            presets: [
              [resolve('@babel/preset-env'), { targets, modules: false, bugfixes: true }],
              [
                resolve('@babel/preset-react'),
                { runtime: 'automatic', development: isDevelopment },
              ],
              [resolve('@babel/preset-typescript'), { allowDeclareFields: true }],
            ],
          },
        },
        { loader: join(runtimeRoot, 'pack', 'loaders', 'decorators.cjs') },
      ],
    },
    {
      // `import sheet from './x.scss?url'`: the address of a sheet that a script loads when it needs it.
      test: /\.(s?css|sass)$/,
      resourceQuery: /^\?url$/,
      type: 'asset/resource',
      generator: { filename: 'assets/[name].[contenthash:8].css', publicPath: '/pf/dist/' },
      use: [
        {
          loader: join(runtimeRoot, 'pack', 'loaders', 'sheet.cjs'),
          ident: `sheet-${mode}`,
          options: { compile: (file: string) => compileSheet(relative(root, file), root, mode) },
        },
      ],
    },
    {
      test: /\.(png|jpe?g|gif|webp|avif|svg|ico|woff2?|mp4|webm|mp3|pdf)$/i,
      type: 'asset/resource',
      generator: { filename: 'assets/[name].[contenthash:8][ext]', publicPath: '/pf/dist/' },
    },
  ];
}

/** Changes when the way of compiling does, which makes cached results void. */
function builderVersion(runtimeRoot: string): string {
  const folder = join(runtimeRoot, 'pack');
  const hash = createHash('sha1').update(webpack.version);
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('Config.ts') || file === 'compileStyles.ts')
    .sort()) {
    hash.update(readFileSync(join(folder, name)));
  }
  for (const name of ['decorators.cjs', 'sheet.cjs']) {
    hash.update(readFileSync(join(folder, 'loaders', name)));
  }
  return hash.digest('hex');
}
