/** Runs dependency-cruiser with the rules of the house; a run that looked at nothing has failed. */
import { cruise } from 'dependency-cruiser';
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { join } from 'node:path';
import { fail, root } from './lib.mjs';

process.chdir(root);
const FOLDERS = [
  'blocks',
  'components',
  'content',
  'define',
  'properties',
  'utils',
  'runtime',
  'services',
  'http',
  'oidc-client',
  'plain-pages',
  'demo',
  'main.ts',
  'broadsheet.config.ts',
];
const config = await extractDepcruiseConfig(join(root, '.dependency-cruiser.cjs'));
const tsConfig = extractTSConfig(join(root, 'tsconfig.json'));
const { output } = await cruise(
  FOLDERS,
  { ...config.options, ruleSet: config, validate: true },
  {},
  { tsConfig },
);
const { violations, totalCruised } = output.summary;
if (totalCruised < 100)
  fail(`dependency-cruiser looked at ${totalCruised} modules only: it does not see the code.`);
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} -> ${to}`);
if (violations.length > 0) fail(`${violations.length} imports break the rules of the house.`);
console.log(`${totalCruised} modules keep the rules of the house.`);
