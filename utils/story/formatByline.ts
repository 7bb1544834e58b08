import { cleanByline } from './cleanByline';
import { getListSeparator } from '../text/getListSeparator';

/**
 * "By A, B and C": cleaned names, each once; empty where nobody is left (platform §5).
 *
 * @param distributor see `cleanByline`
 */
export function formatByline(names: readonly string[], distributor = ''): string {
  const cleaned = names
    .map((name) => cleanByline(name, distributor))
    .filter((name) => name !== null);
  const unique = [...new Set(cleaned)];
  if (unique.length === 0) return '';
  const list = unique.map((name, index) => getListSeparator(index, unique.length) + name).join('');
  return `By ${list}`;
}
