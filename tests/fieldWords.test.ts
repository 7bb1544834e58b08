import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { discoverPack } from '../runtime/pack/discoverPack';
import { blockViews } from './blockViews';
import { SOME_WORDS } from './someWords';

const ROOT = join(__dirname, '..');
const sources = discoverPack(ROOT).sources.map(({ name }) => name);
const BLOCKS = join(__dirname, '../blocks');
const blocks = readdirSync(BLOCKS).filter((name) => existsSync(join(BLOCKS, name, 'package.json')));

/** Words for editors, in one language or several. */
const wordsOf = (text: unknown): string[] => {
  if (typeof text === 'object' && text !== null) return Object.values(text).map(String);
  return [typeof text === 'string' ? text : ''];
};

describe('what editors read of a block’s fields (platform §1)', () => {
  it.each(blocks)('%s: each field has a label and a group that say something', (block) => {
    for (const [name, { label, propTypes }] of blockViews(block)) {
      for (const words of wordsOf(label)) expect([name, words]).toEqual([name, SOME_WORDS]);
      for (const [field, { tags, args }] of Object.entries(propTypes.customFields.args)) {
        const place = `${name} ${field}`;
        const { label: own, group, description, labels } = tags;
        const said = [own, ...('group' in tags ? [group] : []), ...Object.values(labels ?? {})];
        if ('description' in tags) said.push(description);
        for (const words of said.flatMap(wordsOf))
          expect([place, words]).toEqual([place, SOME_WORDS]);
        // Values that an editor chooses by name come of a source of the pack.
        if ('choices' in tags) expect([place, ...sources]).toContain(tags['choices']);
        // A number says nothing by itself.
        const numbers = Array.isArray(args)
          ? args.filter((value) => typeof value === 'number')
          : [];
        const labeled = Object.keys(labels ?? {});
        for (const value of numbers) expect([place, ...labeled]).toContain(String(value));
      }
    }
  });
});
