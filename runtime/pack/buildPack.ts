import { createPackCompiler, type CompiledPack } from './compilePack';
import { packPaths, type BuildOptions } from './packPaths';
import type { PackManifest, PackProblem } from './types';
import { writeOutput } from './writeOutput';

export interface BuildResult {
  manifest: PackManifest;
  /** The folder that `loadPack` takes. */
  dir: string;
  warnings: PackProblem[];
  /** ms. */
  duration: number;
}

/**
 * Compiles a pack and puts the result in place as a whole.
 * @throws PackError naming each faulty file; what was there before then stays.
 */
export async function buildPack(options: BuildOptions): Promise<BuildResult> {
  const start = performance.now();
  const paths = packPaths(options);
  const compiler = createPackCompiler(paths);
  try {
    const { manifest, files, warnings }: CompiledPack = await compiler.compile();
    await writeOutput(paths.out, files);
    return { manifest, dir: paths.out, warnings, duration: performance.now() - start };
  } finally {
    await compiler.close();
  }
}
