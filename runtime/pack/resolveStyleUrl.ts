import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';

export interface StyleUrl {
  /** What stands in the style sheet. */
  url: string;
  /** A file to put below /pf/dist/, where the address leads there. */
  asset?: { file: string; content: Buffer };
}

const ELSEWHERE = /^([a-z][a-z\d+.-]*:|\/|#)/i;

/**
 * The address that a `url()` of a block's style sheet becomes. `~x` is a path from the pack's root,
 * anything else from the sheet's folder (not from the partial that holds it). Files below resources/
 * are served where they are (/pf/resources/…), others are put below /pf/dist/assets/.
 * Absolute addresses stay.
 * @throws Error when the file does not exist.
 */
export function resolveStyleUrl(url: string, sheet: string, root: string): StyleUrl {
  if (url === '' || ELSEWHERE.test(url)) return { url };
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const isFromRoot = path.startsWith('~');
  const file = isFromRoot
    ? join(root, path.replace(/^~\/?/, ''))
    : join(dirname(join(root, sheet)), path);
  if (!existsSync(file)) throw new Error(`url(${url}): there is no file ${relative(root, file)}`);
  const fromRoot = relative(root, file);
  if (fromRoot.startsWith('resources/')) return { url: `/pf/${fromRoot}${suffix}` };
  const content = readFileSync(file);
  const hash = createHash('sha1').update(content).digest('hex').slice(0, 8);
  const extension = extname(file);
  const asset = `assets/${basename(file, extension)}.${hash}${extension}`;
  return { url: `/pf/dist/${asset}${suffix}`, asset: { file: asset, content } };
}
