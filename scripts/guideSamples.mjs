/**
 * Writes the samples of the guides as modules into `.cache/guide`, which `tsc` compiles with all the
 * rest: a sample that no longer holds is a type error. The word after a sample's language says what it
 * is a part of (`PARTS`); a sample without one, of `ts` or `tsx`, is a fault.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fail, root } from './lib.mjs';

const GUIDES = [
  'docs/write-a-block.md',
  'docs/reference/choices.md',
  'docs/reference/editable-texts.md',
  'docs/reference/custom-fields.md',
];
const SAMPLE = /^```(tsx?)(?: (\w+))?\n(.*?)^```$/gms;

const define = (name) => `import { ${name} } from '@broadsheet/define';\n`;
const NOTE = `import type { StoryCard } from '../../content/schemas/ans';
function WeatherNoteView(props: { title: string; stories: readonly StoryCard[] }) {
  return <h2>{props.title + props.stories.length}</h2>;
}\n`;

/** How each kind of sample becomes a module. */
const PARTS = {
  module: (code) =>
    code.includes('./WeatherNoteView')
      ? code.replace(/^import \{ WeatherNoteView \}.*\n/m, NOTE)
      : code,
  markup: (code) => `import { cardHeadline } from '../../components/cards/cardHeadline';
import type { StoryCard } from '../../content/schemas/ans';
export const Sample = ({ story }: { story: StoryCard }) => <>${code}</>;\n`,
  fields: (code) => `${define('field')}export const fields = {${code}};\n`,
  params: (code) => `${define('param')}export const params = {${code}};\n`,
  statement: (
    code,
  ) => `${define('defineFeature')}export declare function isOver(content: unknown): boolean;
export default defineFeature({ label: 'Sample', ${code} view: () => null });\n`,
  enhance: (code) => `declare function isReading(fresh: Element | null): boolean;
declare const button: HTMLElement;
export default function enhance(root: HTMLElement): void {${code}}\n`,
  view: (code) => `import { useContent } from 'fusion:content';
import { useStoriesOnce, withSpare } from '../../components/fronts/useStoriesOnce';
export function useSample() {${code} return stories;}\n`,
};

/** As if the sample stood where its guide has it: folders of the pack are those of the project. */
const atHome = (code) =>
  code
    .replaceAll(/'(?:\.\.\/)+(components|content|properties|utils)\//g, "'../../$1/")
    .replaceAll(/'\.\.\/(\w+)'/g, "'../../content/$1'");

const folder = join(root, '.cache', 'guide');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const guide of GUIDES) {
  const samples = [...readFileSync(join(root, guide), 'utf8').matchAll(SAMPLE)];
  for (const [index, [, language, kind, code]] of samples.entries()) {
    if (kind === 'types') continue;
    const part = PARTS[kind];
    if (!part)
      fail(
        `${guide}: sample ${index + 1} says "${kind ?? ''}": one of ${Object.keys(PARTS).join(', ')}.`,
      );
    const name = `${basename(guide, '.md')}-${index + 1}.${language === 'ts' ? 'ts' : 'tsx'}`;
    // A module of its own, whatever it holds; a source of a sample is none of the pack.
    writeFileSync(
      join(folder, name),
      atHome(part(code)) + (kind === 'module' ? 'export {};\n' : ''),
    );
  }
}
