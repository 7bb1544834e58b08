import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const BLOCKS = join(__dirname, '../blocks');

/** What the tests see of a feature or a chain as `define` makes it. */
export interface BlockView {
  label: unknown;
  propTypes: {
    customFields: { args: Record<string, { args?: unknown; tags: Record<string, unknown> }> };
  };
}

/** The features and chains of a block, by name. */
export const blockViews = (block: string): Map<string, BlockView> =>
  new Map(
    ['features', 'chains'].flatMap((kind) => {
      const folder = join(BLOCKS, block, kind);
      if (!existsSync(folder)) return [];
      return readdirSync(folder)
        .filter((name) => existsSync(join(folder, name, 'default.tsx')))
        .map((name): [string, BlockView] => [
          name,
          (require(join(folder, name, 'default.tsx')) as { default: BlockView }).default,
        ]);
    }),
  );
