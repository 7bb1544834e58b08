import type { SiteConfig } from '../config';
import { blockPackage } from '../new/blockPackage';
import { addBlockRule } from '../new/blockRules';
import { addBudget } from '../new/budgets';
import { chainReadme } from '../new/chainReadme';
import { chainStates } from '../new/chainStates';
import { chainStyles } from '../new/chainStyles';
import { chainTest } from '../new/chainTest';
import { chainView } from '../new/chainView';
import { readName } from '../new/names';
import { report } from '../new/report';
import { writeFiles, type NewFiles } from '../new/writeFiles';

/**
 * `broadsheet new chain <name>`: a block folder with a chain, which holds other blocks.
 * @throws Error when the name can't be taken; nothing is written then.
 */
export function newChain({ root }: Pick<SiteConfig, 'root'>, name: string): string[] {
  const names = readName(name, 'block');
  const { kebab } = names;
  const folder = `blocks/${kebab}-block`;
  const files: NewFiles = {
    [`${folder}/chains/${kebab}/default.tsx`]: chainView(names),
    [`${folder}/_index.scss`]: chainStyles(names),
    [`${folder}/states.ts`]: chainStates(names),
    [`${folder}/${kebab}.test.tsx`]: chainTest(names),
    [`${folder}/README.md`]: chainReadme(names),
    [`${folder}/package.json`]: blockPackage(names),
  };
  writeFiles(root, folder, files);
  const rows = [
    addBudget(root, `${kebab}-block`),
    addBlockRule(root, `${kebab}-block/${kebab}`),
  ].flatMap((file) => (file === null ? [] : [`${file} (a row)`]));
  return report(
    [...Object.keys(files), ...rows],
    [
      ['npm run harness', 'shows its states at http://localhost:3000/pf/harness'],
      ['npm run check', 'types, lint and tests of what you changed'],
    ],
  );
}
