import { discoverPack } from '../../pack/discoverPack';
import type { SiteConfig } from '../config';
import { blockFeature } from '../new/blockFeature';
import { blockPackage } from '../new/blockPackage';
import { blockReadme } from '../new/blockReadme';
import { blockStates } from '../new/blockStates';
import { blockStyles } from '../new/blockStyles';
import { blockTest } from '../new/blockTest';
import { blockView } from '../new/blockView';
import { addBlockRule } from '../new/blockRules';
import { addBudget } from '../new/budgets';
import { readName } from '../new/names';
import { refuseSource } from '../new/refuseSource';
import { report } from '../new/report';
import { sourceFile } from '../new/sourceFile';
import { sourceTest } from '../new/sourceTest';
import { writeFiles, type NewFiles } from '../new/writeFiles';

/**
 * `broadsheet new block <name>`: a whole block that passes the gates as it is written.
 * @param options.source gives it a content source of its own in place of `content-feed`.
 * @throws Error when the name can't be taken; nothing is written then.
 */
export function newBlock(
  config: Pick<SiteConfig, 'root'>,
  name: string,
  options: { source?: boolean } = {},
): string[] {
  const { root } = config;
  const names = readName(name, 'block');
  const { kebab, pascal } = names;
  const hasSource = options.source ?? false;
  const folder = `blocks/${kebab}-block`;
  if (hasSource) refuseSource(discoverPack(root), `${kebab}-api`);
  const files: NewFiles = {
    [`${folder}/features/${kebab}/default.tsx`]: blockFeature(names, hasSource),
    [`${folder}/features/${kebab}/${pascal}View.tsx`]: blockView(names),
    [`${folder}/_index.scss`]: blockStyles(names),
    [`${folder}/states.ts`]: blockStates(names, hasSource),
    [`${folder}/${kebab}.test.tsx`]: blockTest(names, hasSource),
    [`${folder}/README.md`]: blockReadme(names, hasSource),
    [`${folder}/package.json`]: blockPackage(names),
  };
  if (hasSource) {
    const file = `sources/${kebab}-api`;
    files[`${folder}/${file}.ts`] = sourceFile(`${kebab}-api`, '../../../content');
    files[`${folder}/${kebab}-api.test.ts`] = sourceTest(`${kebab}-api`, `./${file}`);
  }
  writeFiles(root, folder, files);
  const rows = [
    addBudget(root, `${kebab}-block`),
    addBlockRule(root, `${kebab}-block/${kebab}`),
  ].flatMap((file) => (file === null ? [] : [`${file} (a row)`]));
  return report(
    [...Object.keys(files), ...rows],
    [
      ['npm run harness', `shows its states at http://localhost:3000/pf/harness`],
      ['npm run check', 'types, lint and tests of what you changed'],
    ],
  );
}
