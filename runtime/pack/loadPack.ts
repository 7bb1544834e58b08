import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { evaluatePack, type PackProperties } from './evaluatePack';
import { createTracer } from './traceErrors';
import type { FusionModules, Pack, PackManifest } from './types';

export interface LoadOptions {
  /** The pack's root folder. */
  root: string;
  /** Where `buildPack` put it; default `<root>/dist/pack`. */
  dir?: string;
  /** The `fusion:*` modules by full name ("fusion:context"). */
  modules: FusionModules | ((properties: PackProperties) => FusionModules);
  /** Called once the pack's properties are known, before any block is evaluated. */
  onProperties?: (properties: PackProperties) => void;
}

/**
 * Evaluates a compiled pack. Each call gives a fresh one, so a rebuilt pack can take the place of the
 * one that serves.
 * @throws Error when there is no build.
 */
export async function loadPack(options: LoadOptions): Promise<Pack> {
  const { root, dir = join(root, 'dist', 'pack') } = options;
  const manifest = JSON.parse(await readFile(join(dir, 'manifest.json'), 'utf8')) as PackManifest;
  const filename = join(dir, 'server', 'pack.cjs');
  const code = await readFile(filename, 'utf8');
  const trace = createTracer(filename, await readFile(`${filename}.map`));
  const { faults, problems, ...parts } = evaluatePack({ ...options, root, code, filename, trace });
  return {
    ...parts,
    trace,
    root,
    dir,
    clientDir: join(dir, 'client'),
    manifest,
    problems: [...problems, ...faults],
  };
}
