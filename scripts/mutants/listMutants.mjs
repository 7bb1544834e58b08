import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { findPart } from '../findPart.mjs';
import { root } from '../lib.mjs';

const silent = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };
// Patterns have properties and `checkPatterns` of their own.
const options = { plugins: null, excludedMutations: ['Regex'], ignorers: [] };

/**
 * The changes that can be made to a file, as Stryker knows them: conditions turned, bodies emptied,
 * texts and lists without what they hold.
 *
 * @param {string} file below the project's root
 * @param {string | null} part the only part of it that is changed
 * @returns {Promise<{ line: number, kind: string, before: string, after: string, source: string }[]>}
 */
export async function listMutants(file, part = null) {
  const content = readFileSync(join(root, file), 'utf8');
  const { mutants } = await new Instrumenter(silent).instrument(
    [{ name: file, content, mutate: true }],
    options,
  );
  const starts = [0, ...[...content.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const at = ({ line, column }) => starts[line] + column;
  const allowed = mutants.filter(({ status }) => status !== 'Ignored');
  const changes = allowed.map(({ location, mutatorName, replacement }) => {
    const [from, to] = [at(location.start), at(location.end)];
    return {
      line: location.start.line + 1,
      kind: mutatorName,
      before: content.slice(from, to),
      after: replacement,
      source: content.slice(0, from) + replacement + content.slice(to),
      from,
      to,
    };
  });
  const within = part === null ? null : findPart(file, part);
  return changes.filter(
    ({ before, from, to }) =>
      !changesNothing(before, content.slice(0, from)) &&
      (!within || (from >= within.from && to <= within.to)),
  );
}

/**
 * A word where there was none is no rule that was broken; nor is it seen as the first of a list of which only what
 * follows is taken, as in `const [, year] = DATE.exec(text) ?? []`.
 */
const changesNothing = (before, textBefore) =>
  /^(''|""|``)$/.test(before) ||
  (before === '[]' && /\[, [^=;]*\] =\s[^;]*\?\? $/.test(textBefore));
