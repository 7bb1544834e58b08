import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findSources } from '../docs/generator/findSources';

const ROOT = join(__dirname, '..');
const BLOCKS = readdirSync(join(ROOT, 'blocks'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The sources of the pack: file by name. */
const SOURCES = new Map(
  ['content', ...BLOCKS.map((block) => `blocks/${block}`)].flatMap((home) => {
    const folder = `${home}/sources`;
    if (!existsSync(join(ROOT, folder))) return [];
    return readdirSync(join(ROOT, folder))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file): [string, string] => [basename(file, '.ts'), `${folder}/${file}`]);
  }),
);

/** Which blocks name a source, by source. */
const USERS = new Map(
  [...SOURCES.keys()].map((name) => [
    name,
    BLOCKS.filter((block) => findSources(ROOT, block, [name]).length > 0),
  ]),
);

/** Templates ask these for the content of their pages (platform §7); no block need. */
const OF_PAGES = ['content-api', 'sport-games-api-v2'];

describe('the content sources of the pack', () => {
  it('are found', () => {
    expect(SOURCES.size).toBeGreaterThan(25);
    expect(USERS.get('content-feed')?.length).toBeGreaterThan(5);
  });

  it.each([...SOURCES])('%s tells its types by its own name', (name, file) => {
    const code = readFileSync(join(ROOT, file), 'utf8');
    // Those of choices are asked by the editor alone.
    if (/choices(Source|Among)|storyChoices/.test(code)) return;
    expect(code).toMatch(new RegExp(`['"]?${name}['"]?: typeof source;`));
  });

  it('of one block are asked by no other', () => {
    const asked = [...SOURCES].flatMap(([name, file]) => {
      const [, home] = /^blocks\/([^/]+)/.exec(file) ?? [];
      if (!home) return [];
      return (USERS.get(name) ?? [])
        .filter((block) => block !== home)
        .map((block) => `${block} asks ${name} of ${home}`);
    });
    expect(asked).toEqual([]);
  });

  it('stand in the block where it alone asks them', () => {
    const misplaced = [...SOURCES].filter(
      ([name, file]) =>
        file.startsWith('content/') && USERS.get(name)?.length === 1 && !OF_PAGES.includes(name),
    );
    expect(misplaced.map(([name]) => `${name} is of ${USERS.get(name)?.join()}`)).toEqual([]);
  });
});
