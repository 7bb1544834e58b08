import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { looks } from '../properties/looks';

const ROOT = join(__dirname, '..');
const ENGINE = ['runtime', 'services', 'plain-pages'];

/** Files below a folder, by their path in it. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(ROOT, folder).length + 1));

/** `newsreader` of `newsreader-italic-accents.v4.woff2`. */
const familyOf = (file: string) =>
  parse(file).name.replace(/(?:-italic)?(?:-accents)?(?:\.v\d+)?$|-OFL$/g, '');

/** What only the pack may name, in lower case. Where style sheets are (`styles/`) is the same in every pack. */
const NAMES = [
  ...filesIn('resources')
    .filter((file) => !file.startsWith('styles/'))
    .map((file) => `resources/${file}`),
  ...filesIn('resources/fonts')
    .filter((file) => file !== 'README.md')
    .map(familyOf),
  ...Object.values(looks).flatMap(({ siteName, fonts }) => [
    siteName,
    ...Object.values(fonts).map(({ families: [first = ''] }) => first.replace(/ Variable$/, '')),
  ]),
].map((name) => name.toLowerCase());

const namedIn = (file: string): string[] => {
  const text = readFileSync(join(ROOT, file), 'utf8').toLowerCase();
  return NAMES.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`);
};

describe('engine and services know no pack: what is of a paper comes from its properties', () => {
  it('knows what to look for', () => {
    for (const name of ['newsreader', 'libre franklin', 'resources/images/wordmark.svg'])
      expect(NAMES).toContain(name);
    expect(namedIn('properties/sites/broadsheet.ts')).not.toEqual([]);
  });

  it.each(ENGINE)('%s/ names no font, file or paper of the pack, not even in tests', (folder) => {
    const files = filesIn(folder).map((file) => `${folder}/${file}`);
    expect(files.length).toBeGreaterThan(5);
    expect(files.flatMap(namedIn)).toEqual([]);
  });
});
