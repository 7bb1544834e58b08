import type { BlockFacts } from './blockPage';
import { code, page, plain, table } from './markdown';

/** docs/blocks/README.md: every block in one table. */
export function blockIndex(blocks: readonly BlockFacts[]): string {
  return page([
    '<!-- Written by npm run docs. -->',
    '# The blocks',
    `${blocks.length} blocks. See [how to write one](../write-a-block.md).`,
    table(
      ['Block', 'Features and chains', 'Sources', 'States'],
      blocks.map(({ name, features, chains, sources, states }) => [
        `[${name}](${name}.md)`,
        [...features, ...chains].map(([, entry]) => plain(entry.label)).join(', '),
        sources.map((source) => code(source.name)).join(', '),
        String(states.length),
      ]),
    ),
  ]);
}
