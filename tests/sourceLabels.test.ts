import { join } from 'node:path';
import { discoverPack } from '../runtime/pack/discoverPack';

const ROOT = join(__dirname, '..');

interface Labeled {
  label?: string;
  schemaName?: string;
}

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

  it('are told apart by what they say', () => {
    const labels = sources.map(({ label }) => label);
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
  });
});
