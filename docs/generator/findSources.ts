import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Code that ends up in the block; states and tests name sources to stand in for them. */
const CODE = /\.tsx?$/;
const NOT_THE_BLOCK = /\.(test|d)\.tsx?$|\/states\.ts$/;

/** `source: 'a'`, `source: isLive ? 'a' : 'b'`, `source="a"`. */
const USE = /\bsource\b['"]?\s*[:=]\s*([^,;{}\n]{1,200})/g;
const NAME = /['"]([\w-]+)['"]/g;

/** The content sources that a block's own files ask, sorted. @param names those of the pack. */
export function findSources(root: string, block: string, names: readonly string[]): string[] {
  const folder = `blocks/${block}`;
  const asked = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => CODE.test(path) && !NOT_THE_BLOCK.test(path))
    .flatMap((path) => namesIn(readFileSync(join(root, path), 'utf8')));
  return [...new Set(asked)].filter((name) => names.includes(name)).sort();
}

function namesIn(text: string): string[] {
  return [...text.matchAll(USE)].flatMap(([, value = '']) =>
    [...value.matchAll(NAME)].map(([, name = '']) => name),
  );
}
