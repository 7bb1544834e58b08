import { join } from 'node:path';
import type { SourceParam } from '../runtime/content/types';
import { discoverPack } from '../runtime/pack/discoverPack';
import { SOME_WORDS } from './someWords';

const ROOT = join(__dirname, '..');

interface Labeled {
  label?: string;
  schemaName?: string;
  params?: readonly SourceParam[];
}

const all = discoverPack(ROOT).sources;
const names = all.map(({ name }) => name);
const sources = all
  .map(({ name, file }) => {
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
      for (const { name: param, displayName, choices } of params ?? []) {
        const place = `${name} ${param}`;
        if (displayName !== undefined) expect([place, displayName]).toEqual([place, SOME_WORDS]);
        if (choices !== undefined) expect([place, ...names]).toContain(choices);
      }
    },
  );

  it('are told apart by what they say', () => {
    const labels = sources.map(({ label }) => label);
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
  });
});
