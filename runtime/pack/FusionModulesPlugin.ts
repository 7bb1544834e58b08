import { relative } from 'node:path';
import type { Compiler } from 'webpack';
import { browserFusionModule, unknownFusionModule } from './fusionModules';
import type { PackPaths } from './packPaths';

/** webpack plug-in: `fusion:x` in browser code is the runtime's module of that name. */
export class FusionModulesPlugin {
  constructor(private readonly paths: PackPaths) {}

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('FusionModulesPlugin', (factory) => {
      factory.hooks.beforeResolve.tap('FusionModulesPlugin', (data) => {
        const issuer = data.contextInfo.issuer;
        const isFromPack = !issuer.includes('node_modules');
        if (data.request === 'prop-types' && isFromPack) data.request = 'fusion:prop-types';
        if (data.request.startsWith('fusion:')) data.request = this.fileFor(data.request, issuer);
      });
    });
  }

  private fileFor(request: string, issuer: string): string {
    const { root, fusionRoot } = this.paths;
    const file = browserFusionModule(fusionRoot, request);
    if (file) return file;
    const fault = unknownFusionModule(request) ?? `the runtime has no "${request}" for the browser`;
    throw new Error(`${relative(root, issuer)}: ${fault}`);
  }
}
