/** Rows of docs/specification.md: which file does a behavior, and which test proves it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib.mjs';

/** @returns {{ section: string, behavior: string, files: string[], tests: string[] }[]} */
export function readSpecificationRows() {
  return readFileSync(join(root, 'docs/specification.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| (platform|widgets) §/.test(line))
    .map((line) => {
      const [section = '', behavior = '', files = '', tests = ''] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return { section, behavior, files: pathsOf(files), tests: pathsOf(tests) };
    });
}

function pathsOf(cell) {
  return cell
    .split(/,\s*/)
    .map((path) => path.replaceAll('`', '').trim())
    .filter(Boolean);
}
