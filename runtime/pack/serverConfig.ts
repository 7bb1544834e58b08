import { join, relative } from 'node:path';
import type { Configuration, ExternalItemFunctionData } from 'webpack';
import { unknownFusionModule } from './fusionModules';
import type { PackPaths } from './packPaths';
import { scriptConfig } from './scriptConfig';

/** What the runtime supplies when it evaluates a pack: one React for both. */
const SUPPLIED = /^(react|react-dom)(\/[\w.-]+)?$|^@arc-fusion\/prop-types$/;

/**
 * The server bundle: one CommonJS file, `pack.cjs`, its map (lines, no sources: the files are at hand), and
 * the pictures its modules import.
 */
export function serverConfig(paths: PackPaths): Configuration {
  const config = scriptConfig(paths, 'server');
  return {
    ...config,
    target: 'node20',
    entry: { pack: join(paths.generated, 'server.cjs') },
    devtool: 'hidden-nosources-source-map',
    output: {
      path: paths.out,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      devtoolModuleFilenameTemplate: '[resource-path]',
      publicPath: '/pf/dist/',
    },
    externalsPresets: { node: true },
    externals: [(data: ExternalItemFunctionData) => external(paths.root, data)],
    optimization: { minimize: false, splitChunks: false },
  };
}

async function external(root: string, data: ExternalItemFunctionData): Promise<string | undefined> {
  const { request, contextInfo } = data;
  if (request.startsWith('fusion:')) {
    const fault = unknownFusionModule(request);
    if (fault) throw new Error(`${relative(root, contextInfo?.issuer ?? root)}: ${fault}`);
    return `commonjs ${request}`;
  }
  const isFromPack = !(contextInfo?.issuer ?? '').includes('node_modules');
  if (request === 'prop-types' && isFromPack) return 'commonjs fusion:prop-types';
  return SUPPLIED.test(request) ? `commonjs ${request}` : undefined;
}
