/** Rows of docs/specification.md: which file does a behavior, and which test proves it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib.mjs';

/**
 * A file may be named with a part of it, where it does more than the row is about: `path#part`.
 *
 * @returns {{ section: string, behavior: string, code: { file: string, part: string | null }[],
 *   tests: string[] }[]}
 */
export function readSpecificationRows() {
  return readFileSync(join(root, 'docs/specification.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| (platform|widgets) §/.test(line))
    .map((line) => {
      const [section = '', behavior = '', files = '', tests = ''] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      const code = pathsOf(files).map((path) => {
        const [file, part = null] = path.split('#');
        return { file, part };
      });
      return { section, behavior, code, tests: pathsOf(tests) };
    });
}

function pathsOf(cell) {
  return cell
    .split(/,\s*/)
    .map((path) => path.replaceAll('`', '').trim())
    .filter(Boolean);
}
