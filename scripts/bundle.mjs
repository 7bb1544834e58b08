import { build } from 'esbuild';

/**
 * Bundles TypeScript with esbuild: an ES module for Node that leaves packages out, but for what
 * `options` (esbuild's own) say.
 * @throws esbuild's BuildFailure, whose errors it has printed.
 */
export const bundle = (options) =>
  build({
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'warning',
    ...options,
  });
