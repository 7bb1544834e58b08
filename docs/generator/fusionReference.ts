import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type ts from 'typescript';
import { FUSION_MODULES } from '../../runtime/pack/fusionModules';
import { anchor, code, fence, page } from './markdown';
import { readExports, readType, type ModuleExport } from './readExports';
import { openTypes, type TypeProgram } from './typeProgram';

/** Types only: a block imports it with `import type`. */
const TYPE_MODULES = ['states'];
/** Of `@arc-fusion/prop-types`, which brings no types of its own. */
const PROP_TYPES = 'runtime/fusion/propTypes.d.ts';

interface FusionModule {
  name: string;
  /** Null where the engine has no such module yet. */
  file: string | null;
}

/** docs/reference/fusion.md: what a block can import from the engine. */
export function fusionReference(root: string): string {
  const modules = [...FUSION_MODULES, ...TYPE_MODULES].sort().map((name) => findModule(root, name));
  const files = modules.flatMap(({ file }) => file ?? []);
  const types = openTypes(root, [...files, PROP_TYPES]);
  const parts = modules.map(({ name, file }) => ({
    name,
    intro: file ? introOf(types.file(file)) : '',
    exports: file ? readExports(types.checker, types.file(file)) : null,
  }));
  const all = parts.flatMap((part) => part.exports ?? []);
  return page([
    '<!-- Written by npm run docs. -->',
    '# The `fusion:*` modules',
    'What a block can import from the engine. Importing a module that is not here is a build error that names it.',
    ...parts.map(describeModule),
    '## Types',
    'What the signatures above name.',
    ...closeOver(types, all).map(describeExport),
  ]);
}

function findModule(root: string, name: string): FusionModule {
  const candidates = ['ts', 'tsx'].map((extension) => `runtime/fusion/${name}.${extension}`);
  return { name, file: candidates.find((file) => existsSync(join(root, file))) ?? null };
}

/** The comment of a module: "`fusion:content`: content for a block …". */
function introOf({ text }: ts.SourceFile): string {
  const comment = /\/\*\* `fusion:[\w-]+`: ([^*]+)\*\//.exec(text)?.[1] ?? '';
  const sentence = comment.replaceAll(/\s+/g, ' ').trim();
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function describeModule({
  name,
  intro,
  exports,
}: {
  name: string;
  intro: string;
  exports: ModuleExport[] | null;
}): string {
  const title = `## \`fusion:${name}\``;
  if (!exports) return page([title, 'Not there yet.']).trimEnd();
  return page([
    title,
    intro,
    fence('ts', importLine(name, exports)),
    ...exports.map((one) => describeExport(withoutIntro(one, intro))),
  ]).trimEnd();
}

function importLine(name: string, exports: readonly ModuleExport[]): string {
  const values = exports.filter(({ isType }) => !isType);
  const byDefault = values.find(({ isDefault }) => isDefault)?.name;
  const named = values.filter(({ isDefault }) => !isDefault).map((one) => one.name);
  const typeNames = exports.filter(({ isType }) => isType).map((one) => one.name);
  const what = [byDefault, named.length > 0 ? `{ ${named.join(', ')} }` : undefined];
  const from = `from 'fusion:${name}';`;
  return [
    ...(values.length > 0 ? [`import ${what.filter(Boolean).join(', ')} ${from}`] : []),
    ...(typeNames.length > 0 ? [`import type { ${typeNames.join(', ')} } ${from}`] : []),
  ].join('\n');
}

/** A module's comment may stand right before its first export, or be that export's own. */
function withoutIntro(one: ModuleExport, intro: string): ModuleExport {
  const doc = one.doc.replace(/^`fusion:[\w-]+`: (.)/, (_, first: string) => first.toUpperCase());
  return { ...one, doc: doc.replaceAll(/\s+/g, ' ') === intro ? '' : doc };
}

function describeExport({ name, isDefault, signature, doc, uses }: ModuleExport): string {
  const links = uses
    .filter((symbol) => symbol.name !== name)
    .map((symbol) => `[${code(symbol.name)}](#${anchor(symbol.name)})`);
  return page([
    `### ${name}${isDefault ? ' (default)' : ''}`,
    doc,
    fence('ts', signature),
    links.length > 0 ? `See ${[...new Set(links)].join(', ')}.` : '',
  ]).trimEnd();
}

/** Every type that exports name, that those name, and so on; by name, without exports themselves. */
function closeOver({ checker }: TypeProgram, exports: readonly ModuleExport[]): ModuleExport[] {
  const found = new Map<ts.Symbol, ModuleExport>();
  const queue = exports.flatMap(({ uses }) => uses);
  for (let symbol = queue.pop(); symbol; symbol = queue.pop()) {
    if (found.has(symbol)) continue;
    const type = readType(checker, symbol);
    found.set(symbol, type);
    queue.push(...type.uses);
  }
  const shown = new Set(exports.filter(({ isType }) => isType).map(({ signature }) => signature));
  return [...found.values()]
    .filter(({ signature }) => !shown.has(signature))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
