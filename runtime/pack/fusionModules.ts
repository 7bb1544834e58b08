import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The modules of the pack contract (FUSION: modules). Importing another one is a build error. */
export const FUSION_MODULES: readonly string[] = [
  'consumer',
  'content',
  'context',
  'edge',
  'environment',
  'intl',
  'layout',
  'prop-types',
  'properties',
  'static',
  'themes',
];

/** What to say about an import of a `fusion:` module that does not exist; null for one that does. */
export function unknownFusionModule(request: string): string | null {
  const name = request.replace(/^fusion:/, '');
  if (FUSION_MODULES.includes(name)) return null;
  return `there is no module "fusion:${name}" (known: ${FUSION_MODULES.join(', ')})`;
}

/** The file that stands for a `fusion:` module in the browser; null where there is none. */
export function browserFusionModule(fusionRoot: string, request: string): string | null {
  const name = request.replace(/^fusion:/, '');
  const candidates = [join(fusionRoot, 'browser', name), join(fusionRoot, name)].flatMap((path) =>
    ['.ts', '.tsx', '.js'].map((extension) => path + extension),
  );
  return candidates.find((file) => existsSync(file)) ?? null;
}
