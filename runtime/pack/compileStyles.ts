import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform, type Targets } from 'lightningcss';
import { compile } from 'sass';
import type { ListedStyle, PackListing } from './discoverPack';
import { PackError } from './PackError';
import { resolveStyleUrl } from './resolveStyleUrl';
import { sizes } from './sizes';
import type { BuildMode, CssEntry, PackProblem } from './types';

export interface CompiledStyles {
  /** By block; `base` is 0, the others are counted by name. */
  css: Record<string, CssEntry>;
  /** File below /pf/dist/ -> content. */
  assets: Map<string, Buffer>;
}

export interface Sheet {
  css: Buffer;
  assets: Map<string, Buffer>;
  /** State of every file it was made of. */
  state: string;
  files: string[];
}

const version = (major: number) => major << 16;
const TARGETS: Targets = {
  chrome: version(107),
  edge: version(107),
  firefox: version(104),
  safari: version(16),
};

/** Compiles a pack's style sheets; run again, only those whose files changed. */
export function createStyleCompiler(mode: BuildMode): (listing: PackListing) => CompiledStyles {
  const known = new Map<string, Sheet>();
  return (listing) => {
    const problems: PackProblem[] = [];
    const css: CompiledStyles['css'] = {};
    const assets: CompiledStyles['assets'] = new Map();
    const first = listing.styles.some(({ name }) => name === 'base') ? 0 : 1;
    [...listing.styles].sort(byName).forEach((style, index) => {
      try {
        const before = known.get(style.file);
        const sheet =
          before?.state === stateOf(before?.files ?? [])
            ? before
            : compileSheet(style.file, listing.root, mode);
        known.set(style.file, sheet);
        const file = `css/${style.name}.css`;
        const hash = createHash('sha1').update(sheet.css).digest('hex').slice(0, 8);
        css[style.name] = { id: first + index, file, hash, ...sizes(sheet.css) };
        assets.set(file, sheet.css);
        for (const [name, content] of sheet.assets) assets.set(name, content);
      } catch (error) {
        problems.push({
          file: style.file,
          message: error instanceof Error ? error.message : String(error),
        });
      }
    });
    if (problems.length > 0) throw new PackError(problems);
    return { css, assets };
  };
}

/** The base first, the others by name. */
function byName(a: ListedStyle, b: ListedStyle): number {
  return Number(b.name === 'base') - Number(a.name === 'base') || (a.name < b.name ? -1 : 1);
}

/**
 * Compiles one sheet: Sass, then what the browsers of the house need.
 *
 * @param file below `root`
 * @throws Error of the compiler, which names the line
 */
export function compileSheet(file: string, root: string, mode: BuildMode): Sheet {
  const compiled = compile(join(root, file), {
    loadPaths: [join(root, 'resources', 'styles'), root, join(root, 'node_modules')],
    quietDeps: true,
  });
  const assets = new Map<string, Buffer>();
  const { code } = transform({
    filename: file,
    code: Buffer.from(compiled.css),
    minify: mode === 'production',
    targets: TARGETS,
    visitor: {
      Url: (url) => {
        const resolved = resolveStyleUrl(url.url, file, root);
        if (resolved.asset) assets.set(resolved.asset.file, resolved.asset.content);
        return { ...url, url: resolved.url };
      },
    },
  });
  const files = compiled.loadedUrls
    .filter((url) => url.protocol === 'file:')
    .map((url) => fileURLToPath(url));
  return { css: Buffer.from(code), assets, files, state: stateOf(files) };
}

function stateOf(files: readonly string[]): string {
  return files
    .map((file) => {
      const stat = statSync(file, { throwIfNoEntry: false });
      return `${file}:${stat?.mtimeMs}:${stat?.size}`;
    })
    .join();
}
