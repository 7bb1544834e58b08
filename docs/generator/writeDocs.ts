import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { pages as seedPages } from '../../demo/pages';
import { customFieldReference } from './customFieldReference';
import { fusionReference } from './fusionReference';
import { packDocs } from './packDocs';
import { pageReference } from './pageReference';

/** A folder that holds generated pages only: one that is not made any more goes. */
const GENERATED = 'docs/blocks';

/** Every generated page: path from the root -> text. */
async function makeDocs(root: string): Promise<Map<string, string>> {
  const pages: Record<string, string> = {
    'docs/reference/fusion.md': fusionReference(root),
    'docs/reference/custom-fields.md': customFieldReference(root),
    'docs/reference/pages.md': pageReference(seedPages()),
    ...(await packDocs(root)),
  };
  const house = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const formatted = Object.entries(pages).map(async ([path, text]): Promise<[string, string]> => {
    const { code, errors } = await format(path, text, house);
    if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
    return [path, code];
  });
  return new Map(await Promise.all(formatted));
}

/**
 * Brings the generated pages up to date.
 * @param options.check writes nothing.
 * @returns the pages that are (with `check`: would be) written or removed.
 */
export async function writeDocs(root: string, options: { check: boolean }): Promise<string[]> {
  const pages = await makeDocs(root);
  const changed = [...pages].filter(([path, text]) => read(join(root, path)) !== text);
  const gone = listGenerated(root).filter((path) => !pages.has(path));
  if (!options.check) {
    for (const [path, text] of changed) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    for (const path of gone) rmSync(join(root, path));
  }
  return [...changed.map(([path]) => path), ...gone].sort();
}

function read(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function listGenerated(root: string): string[] {
  const folder = join(root, GENERATED);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${GENERATED}/${name}`);
}
