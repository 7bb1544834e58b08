import type { SiteConfig } from '../config';
import { layoutTest } from '../new/layoutTest';
import { layoutView } from '../new/layoutView';
import { readName } from '../new/names';
import { report } from '../new/report';
import { writeFiles } from '../new/writeFiles';

/**
 * `broadsheet new layout <name>`: a layout with five sections.
 * @throws Error when the name can't be taken; nothing is written then.
 */
export function newLayout({ root }: Pick<SiteConfig, 'root'>, name: string): string[] {
  const names = readName(name, 'layout');
  const path = `components/layouts/${names.kebab}`;
  const files = {
    [`${path}.tsx`]: layoutView(names),
    [`${path}.test.tsx`]: layoutTest(names),
  };
  writeFiles(root, null, files);
  return report(Object.keys(files), [
    [`npx jest ${path}`, 'its test'],
    ['npm run build', 'makes it known; a page takes it by its name'],
  ]);
}
