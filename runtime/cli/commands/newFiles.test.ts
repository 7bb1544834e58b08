import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newBlock } from './newBlock';
import { newChain } from './newChain';
import { newLayout } from './newLayout';
import { newSource } from './newSource';

const ROOT = join(__dirname, '../../..');
/** ms, on a machine that does other things as well. */
const PATIENCE = 120_000;
const SHORT = 'ab';
const LONG = 'story-feed-of-the-newest-items';
/** What a new block may use, and what checks it. */
const COPIED = [
  'blocks.json',
  'components',
  'content',
  'jest.config.ts',
  'mocks',
  'properties',
  'resources',
  'runtime/fusion',
  'scripts/jestTransform.cjs',
  'tests/beginTestDay.cjs',
  'tests/longTests.cjs',
  'tests/onTestDay.cjs',
  'tests/reactWarnings.cjs',
  'tests/sharePostgres.ts',
  'tests/testClock.cjs',
  'tsconfig.json',
  'utils',
  '.oxlintrc.json',
  '.oxfmtrc.json',
];

/** What is known everywhere: types of the engine, and what the sources of the pack answer. */
const AMBIENT = ['runtime/fusion/propTypes.d.ts', 'content/sources/content-feed.ts'];
const isCode = (path: string) => /\.tsx?$/.test(path);

let root: string;
let written: string[];

beforeAll(() => {
  jest.spyOn(console, 'log').mockReturnValue();
  root = mkdtempSync(join(tmpdir(), 'broadsheet-new-'));
  for (const path of COPIED) cpSync(join(ROOT, path), join(root, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  const budgets = { 'zebra-block': { html: 1, css: 1, script: 1, reason: 'first' } };
  cpSync(join(ROOT, 'blocks/byline-block'), join(root, 'blocks/byline-block'), { recursive: true });
  writeFileSync(join(root, 'blocks/budgets.json'), JSON.stringify(budgets));
  const config = { root };
  written = [
    ...newBlock(config, SHORT),
    ...newBlock(config, LONG, { source: true }),
    ...newChain(config, 'cd'),
    ...newChain(config, LONG.replace('story', 'chain')),
    ...newSource(config, 'ef'),
    ...newSource(config, 'gh', { block: 'byline-block' }),
    ...newLayout(config, 'ij'),
    ...newLayout(config, LONG),
  ].filter((path) => !path.endsWith(' (a row)'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const bin = (name: string) => join(ROOT, 'node_modules/.bin', name);
const node = promisify(execFile).bind(null, process.execPath);
const run = async (args: string[]): Promise<string> => {
  const options = { cwd: root, env: { ...process.env, NODE_ENV: 'test' } };
  try {
    const { stdout, stderr } = await node(args, options);
    return `${stdout}${stderr}`;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${stdout}${stderr}`, { cause: error });
  }
};

describe('what `broadsheet new` writes', () => {
  it(
    'is formatted',
    async () => {
      await run([bin('oxfmt'), '--check', 'blocks/budgets.json', 'blocks.json', ...written]);
    },
    PATIENCE,
  );

  it(
    'has no lint',
    async () => {
      await run([bin('oxlint'), '--type-aware', '--deny-warnings', ...written.filter(isCode)]);
    },
    PATIENCE,
  );

  it(
    'has no type errors',
    async () => {
      const files = written.filter(isCode);
      const config = { extends: './tsconfig.json', include: [], files: [...files, ...AMBIENT] };
      writeFileSync(join(root, 'tsconfig.new.json'), JSON.stringify(config));
      await run([join(ROOT, 'node_modules/ts7/bin/tsc'), '--noEmit', '-p', 'tsconfig.new.json']);
    },
    PATIENCE,
  );

  it(
    'passes its own tests',
    async () => {
      const output = await run([
        bin('jest'),
        '--runInBand',
        ...written.filter((path) => path.includes('.test.')),
      ]);
      expect(output).toMatch(/Test Suites: 9 passed, 9 total/);
    },
    PATIENCE,
  );

  it('gives each block a row among the budgets, in order of name', () => {
    const budgets = JSON.parse(readFileSync(join(root, 'blocks/budgets.json'), 'utf8')) as object;
    expect(Object.keys(budgets)).toEqual([
      'ab-block',
      'cd-block',
      'chain-feed-of-the-newest-items-block',
      'story-feed-of-the-newest-items-block',
      'zebra-block',
    ]);
  });
});

describe('what `broadsheet new` says in blocks.json', () => {
  it('names each block, which may stand anywhere, in order of name, and changes no other', () => {
    const read = (folder: string) =>
      JSON.parse(readFileSync(join(folder, 'blocks.json'), 'utf8')) as { blocks: object };
    const [before, after] = [read(ROOT), read(root)];
    const names = ['ab', LONG, 'cd', LONG.replace('story', 'chain')];
    const added = Object.fromEntries(names.map((name) => [`${name}-block/${name}`, {}]));
    expect(after).toEqual({ ...before, blocks: { ...before.blocks, ...added } });
    expect(Object.keys(after.blocks)).toEqual(Object.keys(after.blocks).toSorted());
  });
});

describe('what `broadsheet new` refuses', () => {
  const config = () => ({ root });

  it.each([
    ['Weather', /lower case/],
    ['weather_note', /lower case/],
    ['weather--note', /lower case/],
    ['7-days', /start with a letter/],
    ['../weather', /lower case/],
    ['a'.repeat(31), /31 characters; a name has 30 at most/],
    ['weather-block', /Leave out "-block", it is added for you: weather/],
  ])('the name %s', (name, message) => {
    expect(() => newBlock(config(), name)).toThrow(message);
    expect(existsSync(join(root, `blocks/${name}-block`))).toBe(false);
  });

  it('a block, chain, layout or source that is there already, and leaves it as it is', () => {
    const file = join(root, 'blocks/ab-block/README.md');
    writeFileSync(file, 'Mine.');
    expect(() => newBlock(config(), 'ab')).toThrow(/blocks\/ab-block is there already/);
    expect(() => newChain(config(), 'ab')).toThrow(/Nothing was written/);
    expect(() => newLayout(config(), 'ij')).toThrow(/components\/layouts\/ij.tsx is there already/);
    expect(() => newSource(config(), 'content-feed')).toThrow(/is a content source named/);
    expect(readFileSync(file, 'utf8')).toBe('Mine.');
  });

  it('a block whose source has the name of another', () => {
    newSource(config(), 'tide-api');
    expect(() => newBlock(config(), 'tide', { source: true })).toThrow(/choose another name/);
    expect(existsSync(join(root, 'blocks/tide-block'))).toBe(false);
  });

  it('a source for a block that is not there, and lists those that are', () => {
    expect(() => newSource(config(), 'kl', { block: 'nothing-block' })).toThrow(
      /no block "nothing-block"\. Blocks: ab-block, byline-block/,
    );
  });
});
