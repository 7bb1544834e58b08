import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '../demo/pages';
import type { SeedNode } from '../demo/pages/nodes';
import { discoverPack } from '../runtime/pack/discoverPack';
import { blockViews, type BlockView } from './blockViews';

const ROOT = join(__dirname, '..');
const BLOCKS = join(ROOT, 'blocks');

/** The fields of each feature and chain of the pack, by its type. */
const fieldsOf = new Map<string, BlockView['propTypes']['customFields']['args']>(
  readdirSync(BLOCKS)
    .filter((name) => existsSync(join(BLOCKS, name, 'package.json')))
    .flatMap((block) =>
      [...blockViews(block)].map(
        ([name, { propTypes }]) => [`${block}/${name}`, propTypes.customFields.args] as const,
      ),
    ),
);
const sources = new Set(discoverPack(ROOT).sources.map(({ name }) => name));
const all = pages();

function* nodesOf(nodes: readonly SeedNode[]): Generator<SeedNode> {
  for (const node of nodes) {
    yield node;
    if (node.kind === 'chain') yield* nodesOf(node.children);
  }
}

describe('the pages of the first edition', () => {
  it.each(all.map(({ document }) => [document.id, document] as const))(
    '%s is made of blocks of the pack, each with fields that it has',
    (_id, { sections }) => {
      const nodes = [...nodesOf(Object.values(sections).flat())];
      expect(nodes.length).toBeGreaterThan(0);
      expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
      for (const { id, type, fields } of nodes) {
        expect(id).not.toBe('');
        const known = fieldsOf.get(type);
        expect([type, known]).toEqual([type, expect.any(Object)]);
        for (const [field, value] of Object.entries(fields)) {
          expect([type, ...Object.keys(known ?? {})]).toContain(field);
          // What is chosen among several is one of them.
          const choices = known?.[field]?.args;
          if (Array.isArray(choices)) expect([type, field, ...choices]).toContain(value);
          // An editor who wants nothing leaves the field out.
          expect([type, field, value]).not.toEqual([type, field, undefined]);
        }
      }
    },
  );

  it.each(all.map((page) => [page.document.id, page] as const))(
    '%s has a name, and says what it is to search engines where it is a page',
    (_id, { document: { name, kind, layout, meta }, resolver }) => {
      expect(name).toMatch(/\S/);
      if (kind !== 'block') expect(layout).toMatch(/\S/);
      for (const [key, value] of Object.entries(meta)) {
        expect(key).toMatch(/^[\w:-]+$/);
        expect([key, value]).toEqual([key, expect.stringMatching(/\S/)]);
      }
      if (resolver?.source) expect([...sources]).toContain(resolver.source);
    },
  );

  it('leads from each panel of a section to that section', () => {
    const panels = all
      .flatMap(({ document }) => [...nodesOf(Object.values(document.sections).flat())])
      .filter(({ fields }) => 'section' in fields && 'moreUrl' in fields);
    expect(panels.length).toBeGreaterThan(5);
    for (const { id, fields } of panels)
      expect([id, fields['moreUrl']]).toEqual([id, `${String(fields['section'])}/`]);
  });

  it('has no two pages at one address', () => {
    const urls = all.flatMap(({ url }) => (url === undefined ? [] : [url]));
    expect(new Set(urls).size).toBe(urls.length);
  });
});
