import { discoverPack } from '../../pack/discoverPack';
import type { SiteConfig } from '../config';
import { readName } from '../new/names';
import { refuseSource } from '../new/refuseSource';
import { report } from '../new/report';
import { sourceFile } from '../new/sourceFile';
import { sourceTest } from '../new/sourceTest';
import { writeFiles } from '../new/writeFiles';

/**
 * `broadsheet new source <name>`: a content source for several blocks, or for one (`--block`).
 * @throws Error when the name is taken or there is no such block; nothing is written then.
 */
export function newSource(
  { root }: Pick<SiteConfig, 'root'>,
  name: string,
  options: { block?: string } = {},
): string[] {
  const { kebab } = readName(name);
  const listing = discoverPack(root);
  refuseSource(listing, kebab);
  const { block } = options;
  const blocks = [...new Set([...listing.features, ...listing.chains].map((one) => one.block))];
  if (block !== undefined && !blocks.includes(block)) {
    throw new Error(`There is no block "${block}". Blocks: ${blocks.sort().join(', ')}`);
  }
  const folder = block === undefined ? 'content' : `blocks/${block}`;
  const files = {
    [`${folder}/sources/${kebab}.ts`]: sourceFile(
      kebab,
      block === undefined ? '..' : '../../../content',
    ),
    [`${folder}/${kebab}.test.ts`]: sourceTest(kebab, `./sources/${kebab}`),
  };
  writeFiles(root, null, files);
  return report(Object.keys(files), [
    [`npx jest ${folder}/${kebab}`, 'its test'],
    ['npm run harness', `lets a block ask it: useContent({ source: '${kebab}', query })`],
  ]);
}
