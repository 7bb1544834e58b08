import { join } from 'node:path';
import { watch } from 'chokidar';
import type { BuildResult } from './buildPack';
import { createPackCompiler } from './compilePack';
import { packPaths, type BuildOptions } from './packPaths';
import { writeOutput } from './writeOutput';

/** Folders and files that a pack is compiled from. */
const PACK_INPUTS: readonly string[] = [
  'blocks',
  'components',
  'content',
  'define',
  'properties',
  'resources',
  'utils',
  'blocks.json',
  'package.json',
];

/** ms of quiet after a change before it is compiled. */
const SETTLE = 60;

export type WatchEvent = { result: BuildResult } | { error: unknown };

export interface Watching {
  /** Ends when a build that is under way has ended. */
  close: () => Promise<void>;
}

/**
 * Builds a pack (default mode `development`), and again whenever its files change. `onBuild` hears of
 * every build, also of failed ones (a PackError); builds never overlap. Resolves after the first.
 */
export async function watchPack(
  options: BuildOptions,
  onBuild: (event: WatchEvent) => void | Promise<void>,
): Promise<Watching> {
  const paths = packPaths({ mode: 'development', ...options });
  const compiler = createPackCompiler(paths);
  let building: Promise<void> | null = null;
  let isAskedAgain = false;
  let timer: NodeJS.Timeout | undefined;

  const buildOnce = async () => {
    const start = performance.now();
    try {
      const { manifest, files, warnings } = await compiler.compile();
      await writeOutput(paths.out, files);
      await onBuild({
        result: { manifest, dir: paths.out, warnings, duration: performance.now() - start },
      });
    } catch (error) {
      await onBuild({ error });
    }
  };
  const build = async (): Promise<void> => {
    if (building) {
      isAskedAgain = true;
      return building;
    }
    building = (async () => {
      do {
        isAskedAgain = false;
        await buildOnce();
      } while (isAskedAgain);
    })();
    await building;
    building = null;
  };

  const inputs = [
    ...PACK_INPUTS.map((input) => join(paths.root, input)),
    join(paths.runtimeRoot, 'client'),
    join(paths.runtimeRoot, 'fusion'),
  ];
  const watcher = watch(inputs, { ignoreInitial: true });
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void build(), SETTLE);
  });
  await build();
  return {
    close: async () => {
      clearTimeout(timer);
      await watcher.close();
      await building;
      await compiler.close();
    },
  };
}
