import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Chunk, Configuration, Module } from 'webpack';
import { FusionModulesPlugin } from './FusionModulesPlugin';
import { NumericChunkIdsPlugin } from './NumericChunkIdsPlugin';
import type { PackPaths } from './packPaths';
import { scriptConfig } from './scriptConfig';

/** Numbers of the runtime's own chunks; the pack's blocks are counted from FIRST_BLOCK. */
export const LIVE_CHUNK = 1;
export const REACT_CHUNK = 2;
export const FIRST_BLOCK_CHUNK = 10;

/** ms (platform §9: chunk time-out). */
const CHUNK_TIMEOUT = 120_000;

const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/**
 * The browser's bundle: a small entry without React, a chunk per live block (platform §7:
 * `components/combinations/{n}.chunk.js`), and React with the island loader in a chunk of its own.
 * `isReactChunk` tells by name which chunks may use it.
 */
export function clientConfig(
  paths: PackPaths,
  isReactChunk: (name: string) => boolean,
): Configuration {
  const config = scriptConfig(paths, 'client', {
    [join(paths.runtimeRoot, 'fusion')]: paths.fusionRoot,
    react: packageFolder(paths, 'react'),
    'react-dom': packageFolder(paths, 'react-dom'),
  });
  const isProduction = paths.mode === 'production';
  const island = join(paths.runtimeRoot, 'client', 'hydrateIsland');
  const sharesReact = (chunk: Chunk) => typeof chunk.name === 'string' && isReactChunk(chunk.name);
  return {
    ...config,
    target: ['web', 'es2022'],
    entry: { entry: join(paths.generated, 'client.js') },
    devtool: isProduction ? false : 'cheap-module-source-map',
    plugins: [
      ...(config.plugins ?? []),
      new FusionModulesPlugin(paths),
      new NumericChunkIdsPlugin(),
    ],
    output: {
      path: paths.out,
      publicPath: '/pf/dist/',
      filename: 'engine/[contenthash:16].js',
      // One version for all: a table of one for each would be a tenth of what an article loads.
      chunkFilename: 'components/combinations/[id].chunk.js?d=[fullhash:8]',
      chunkLoadTimeout: CHUNK_TIMEOUT,
      chunkLoadingGlobal: 'broadsheet',
      uniqueName: 'broadsheet',
    },
    optimization: {
      chunkIds: false,
      moduleIds: isProduction ? 'deterministic' : 'named',
      minimize: isProduction,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          parallel: false,
          extractComments: false,
        }),
      ],
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          defaultVendors: false,
          react: {
            name: String(REACT_CHUNK),
            chunks: sharesReact,
            enforce: true,
            priority: 10,
            test: (module: Module) => {
              const resource = module.nameForCondition() ?? '';
              return (
                REACT.test(resource) ||
                resource.startsWith(paths.fusionRoot) ||
                resource.startsWith(island)
              );
            },
          },
        },
      },
    },
  };
}

/** The runtime's copy, so that a pack that brings its own React does not load a second one. */
function packageFolder(paths: PackPaths, name: string): string {
  const { resolve } = createRequire(join(paths.runtimeRoot, 'package.json'));
  return dirname(resolve(`${name}/package.json`));
}
