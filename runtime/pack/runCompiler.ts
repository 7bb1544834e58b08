import { relative } from 'node:path';
import webpack, {
  type Compilation,
  type Compiler,
  type Configuration,
  type Module,
  type Stats,
} from 'webpack';
import { PackError } from './PackError';
import type { PackProblem } from './types';

/** What one bundle came to, in memory. */
export interface CompiledScripts {
  /** File name -> content. */
  assets: Map<string, Buffer>;
  /** Numbered chunks: their file and the `?d=` that the browser asks with. */
  chunks: { id: number; file: string; hash: string }[];
  /** Files of the entry itself. */
  entryFile: string;
  warnings: PackProblem[];
}

/** A compiler that may run many times; each run compiles only what changed. */
export interface ScriptCompiler {
  /** @throws PackError naming each file that does not compile. */
  run: () => Promise<CompiledScripts>;
  /** Writes the cache and lets go of everything. */
  close: () => Promise<void>;
}

export function createScriptCompiler(config: Configuration, root: string): ScriptCompiler {
  const compiler: Compiler = webpack(config);
  return {
    run: async () => {
      const stats = await new Promise<Stats>((resolve, reject) => {
        compiler.run((error, result) => {
          if (result) resolve(result);
          else reject(error ?? new Error('webpack gave no result'));
        });
      });
      const { compilation } = stats;
      if (compilation.errors.length > 0) {
        throw new PackError(compilation.errors.map((error) => toProblem(error, root)));
      }
      return collect(compilation, root);
    },
    close: () =>
      new Promise((resolve, reject) => {
        compiler.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}

function collect(compilation: Compilation, root: string): CompiledScripts {
  const assets = new Map<string, Buffer>();
  for (const { name, source } of compilation.getAssets()) {
    const [file = name] = name.split('?');
    assets.set(file, source.buffer());
  }
  const chunks: CompiledScripts['chunks'] = [];
  for (const chunk of compilation.chunks) {
    for (const name of chunk.files) {
      const [file = name, query = ''] = name.split('?');
      if (typeof chunk.id === 'number')
        chunks.push({ id: chunk.id, file, hash: query.replace('d=', '') });
    }
  }
  const [entry] = compilation.entrypoints.values();
  const entryFile = entry?.getFiles().find((file) => /\.c?js$/.test(file)) ?? '';
  const warnings = compilation.warnings.map((warning) => toProblem(warning, root));
  return { assets, chunks, entryFile, warnings };
}

/** The parts of webpack's errors that name a file. */
interface BuildError extends Error {
  module?: Module | null;
  file?: string;
}

function toProblem(error: BuildError, root: string): PackProblem {
  const path = error.module?.nameForCondition() ?? error.file ?? '';
  const file = path.startsWith('/') ? relative(root, path) : path || 'pack';
  const message = error.message
    .replace(/^Module not found: Error: /, '')
    .replace(/^Module build failed \(from [^)]*\):\s*/, '')
    .replace(`${file}: `, '')
    .replaceAll(`${root}/`, '')
    .trim();
  return { file, message };
}
