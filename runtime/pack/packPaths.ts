import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BuildMode } from './types';

export interface BuildOptions {
  /** The pack's root folder; absolute. */
  root: string;
  /** Default `production`. */
  mode?: BuildMode;
  /** Where the result goes; default `<root>/dist/pack`. Replaced as a whole. */
  out?: string;
  /** Default `<root>/.cache`. */
  cacheDir?: string;
  /** The runtime's sources; default the package `@broadsheet/runtime` that the pack resolves. */
  runtimeRoot?: string;
  /** The `fusion:*` sources; default `<runtimeRoot>/fusion`. */
  fusionRoot?: string;
}

/** Every folder a build works with, absolute. */
export interface PackPaths {
  root: string;
  mode: BuildMode;
  out: string;
  cacheDir: string;
  /** Generated entry modules. */
  generated: string;
  runtimeRoot: string;
  fusionRoot: string;
}

/** Fills in what the options leave out. */
export function packPaths(options: BuildOptions): PackPaths {
  const { root, mode = 'production' } = options;
  const cacheDir = options.cacheDir ?? join(root, '.cache');
  const runtimeRoot = options.runtimeRoot ?? findRuntime(root);
  return {
    root,
    mode,
    out: options.out ?? join(root, 'dist', 'pack'),
    cacheDir,
    generated: join(cacheDir, 'generated', mode),
    runtimeRoot,
    fusionRoot: options.fusionRoot ?? join(runtimeRoot, 'fusion'),
  };
}

function findRuntime(root: string): string {
  return dirname(
    createRequire(join(root, 'package.json')).resolve('@broadsheet/runtime/package.json'),
  );
}
