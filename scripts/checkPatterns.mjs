/**
 * Asks recheck of every regular expression of the code whether some text makes it take more than linear
 * time. What it found safe is remembered by the expression, in `safePatterns.json` beside this, which is committed: a
 * run writes what it found anew, and leaves out what is gone. `--all` asks about each of them again.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';
import { fail, root } from './lib.mjs';

// The engine in plain JavaScript: the same answers everywhere, no binary, no Java.
process.env.RECHECK_BACKEND = 'pure';
const require = createRequire(import.meta.url);
const { checkSync } = require('recheck');
const { version } = require('recheck/package.json');

const FOLDERS = [
  'blocks',
  'components',
  'content',
  'utils',
  'runtime',
  'services',
  'http',
  'oidc-client',
  'plain-pages',
];
/** ms that recheck may think about one expression; most take a few. */
const TIMEOUT = 60_000;

/** Where an expression is put together while the code runs, and why that is safe. */
const BUILT = {
  'runtime/render/renderPass.ts': 'begins with a character that its rest cannot match',
  'utils/links/getSocialUrl.ts': 'the host of a network, named in the file',
  'utils/story/cleanByline.ts': 'matched against at most 500 characters',
};

const found = ts.sys
  .readDirectory(
    root,
    ['.ts', '.tsx', '.cjs'],
    ['**/node_modules', '**/testing'],
    FOLDERS.map((folder) => `${folder}/**/*`),
  )
  .filter((file) => !/\.(?:test|fixture)\.tsx?$|\.d\.ts$/.test(file))
  .flatMap(expressionsOf);
const expressions = groupByLiteral(found);
if (expressions.size < 100)
  fail(`Only ${expressions.size} expressions were found: the code is not seen.`);

const list = join(root, 'scripts/safePatterns.json');
const known = new Set(process.argv.includes('--all') ? [] : JSON.parse(readFileSync(list, 'utf8')));
const safe = [];
const faults = [];
for (const [literal, places] of expressions) {
  const hash = createHash('sha256')
    .update(`${version} ${literal}`)
    .digest('base64url')
    .slice(0, 16);
  const fault = known.has(hash) ? null : check(literal);
  if (fault === null) safe.push(hash);
  else faults.push(`${places.map(({ place }) => place).join(', ')}: ${literal} ${fault}`);
}
writeFileSync(list, `${JSON.stringify(safe.toSorted(), null, 2)}\n`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) fail(`${faults.length} regular expressions can take more than linear time.`);
console.log(`${expressions.size} regular expressions take linear time.`);

/** What is wrong with an expression; null for nothing. */
function check(literal) {
  const end = literal.lastIndexOf('/');
  if (end <= 0) return literal.trim();
  const answer = checkSync(literal.slice(1, end), literal.slice(end + 1), { timeout: TIMEOUT });
  if (answer.status === 'safe') return null;
  if (answer.checker === 'fuzz' && answer.attack && !holds(literal, answer.attack)) return null;
  if (answer.status === 'unknown') return `could not be judged (${answer.error.kind}): part it`;
  return `is ${answer.complexity.summary}, for example at ${answer.attack.pattern.slice(0, 120)}`;
}

/**
 * Whether an attack that recheck guessed (where look-around keeps it from proving anything) takes the real
 * engine long: a linear expression reads 128,000 characters in a few ms.
 */
function holds(literal, { pumps, suffix }) {
  const end = literal.lastIndexOf('/');
  const script = new vm.Script('expression.test(text)');
  for (let count = 16; ; count *= 2) {
    const text = pumps.map(({ prefix, pump }) => prefix + pump.repeat(count)).join('') + suffix;
    if (text.length > 128_000) return false;
    const expression = new RegExp(literal.slice(1, end), literal.slice(end + 1));
    const start = process.cpuUsage();
    try {
      script.runInNewContext({ expression, text }, { timeout: 20_000 });
    } catch {
      return true;
    }
    if (process.cpuUsage(start).user > 100_000) return true; // µs
  }
}

function expressionsOf(path) {
  const text = readFileSync(path, 'utf8');
  const file = path.slice(root.length + 1);
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kindOf(path));
  const expressions = [];
  const add = (node, literal) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    expressions.push({ literal, place: `${file}:${line}` });
  };
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) add(node, node.getText(source));
    const isBuilt =
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      node.expression.getText(source) === 'RegExp';
    if (isBuilt && !(file in BUILT))
      add(node, ` is put together as the code runs: scripts/checkPatterns.mjs names such places`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return expressions;
}

function kindOf(path) {
  if (path.endsWith('.tsx')) return ts.ScriptKind.TSX;
  return path.endsWith('.cjs') ? ts.ScriptKind.JS : ts.ScriptKind.TS;
}

function groupByLiteral(all) {
  const groups = new Map();
  for (const one of all) groups.set(one.literal, [...(groups.get(one.literal) ?? []), one]);
  return groups;
}
