import { join } from 'node:path';
import { FUSION_MODULES } from '../../runtime/pack/fusionModules';
import { customFieldReference } from './customFieldReference';
import { FIELD_KINDS } from './fieldKinds';
import { fusionReference } from './fusionReference';

const ROOT = join(__dirname, '../..');

describe('the reference of fusion:*', () => {
  const text = fusionReference(ROOT);

  it('has a part for each module that a block can import', () => {
    for (const name of FUSION_MODULES) expect(text).toContain(`## \`fusion:${name}\``);
    expect(text).toContain("import type { BlockState, BlockStates } from 'fusion:states';");
  });

  it('shows signatures with the comments of the code, and types by their real names', () => {
    expect(text).toMatch(/function useContent<[^>]+>\(\s*config: Asked<Name, T>/);
    expect(text).toContain('The answer of a content source, or null while there is none.');
    expect(text).toContain('function useAppContext(): AppContext');
    expect(text).not.toMatch(/import\(|\bView: ComponentType<P & App>/);
  });

  it('describes each type that a signature names', () => {
    const linked = [...text.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor]) => anchor);
    const headings = [...text.matchAll(/^### (\w+)/gm)].map(([, name]) => name?.toLowerCase());
    expect(linked.length).toBeGreaterThan(10);
    for (const anchor of linked) expect(headings).toContain(anchor);
  });

  it('is the same each time', () => {
    expect(fusionReference(ROOT)).toBe(text);
  });
});

describe('the reference of custom fields', () => {
  const text = customFieldReference(ROOT);

  it('has a row for each kind, with a declaration that the engine takes for it', () => {
    for (const kind of Object.keys(FIELD_KINDS)) expect(text).toContain(`| \`${kind}\` | \``);
  });

  it('has a row for each tag', () => {
    expect(text).toContain('| `defaultValue` | `unknown` | What the block gets');
    expect(text).toContain('| `min` | `number` | Smallest number. |');
  });
});
