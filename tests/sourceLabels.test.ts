import { join } from 'node:path';
import { discoverPack } from '../runtime/pack/discoverPack';

const ROOT = join(__dirname, '..');

interface Labeled {
  label?: string;
  schemaName?: string;
  params?: Record<string, { label?: string; choices?: string }>;
}

const names = discoverPack(ROOT).sources.map(({ name }) => name);
const sources = discoverPack(ROOT)
  .sources.map(({ name, file }) => {
    const { default: source } = require(join(ROOT, file)) as { default: Labeled };
    return { name, ...source };
  })
  .filter(({ schemaName }) => schemaName !== 'choices');

describe('content sources in the editor’s fields', () => {
  it.each(sources.map(({ name, label }) => [name, label]))(
    '%s says what it gives',
    (_name, label) => {
      expect(label).toBeTruthy();
    },
  );

  it.each(sources.map(({ name, params }) => [name, params] as const))(
    '%s names what it asks for, and has choices that there are',
    (name, params) => {
      for (const [param, { label, choices }] of Object.entries(params ?? {})) {
        const place = `${name} ${param}`;
        if (label !== undefined) expect([place, label]).toEqual([place, SOME_WORDS]);
        if (choices !== undefined) expect([place, ...names]).toContain(choices);
      }
    },
  );

  it('are told apart by what they say', () => {
    const labels = sources.map(({ label }) => label);
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
  });
});

const SOME_WORDS: unknown = expect.stringMatching(/^\p{Lu}.*[^\s:]$/u);
