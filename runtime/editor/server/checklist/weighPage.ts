import type { Weight } from '../../contract/checklist';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import type { Pack } from '../../../pack/types';
import { compressedSize } from './checkWeight';

const SHEETS = /^\/pf\/dist\/css\/page\/([\d.]+)\.css/;
/** Blocks of these come to life when someone asks for it. */
const LATER = new Set(['interaction', 'never']);

/** What a page makes a reader's browser load of the pack, compressed. */
export async function weighPage(html: string, pack: Pack): Promise<Weight> {
  const { css, entry, chunks } = pack.manifest;
  const sheets = new Set<number>();
  const scripts = new Map<string, number>();
  const parser = new Parser({
    onopentag(tag, attributes) {
      const ids = tag === 'link' ? SHEETS.exec(attributes['href'] ?? '')?.[1] : undefined;
      for (const id of ids?.split('.') ?? []) sheets.add(Number(id));
      if (tag === 'script' && attributes['src']?.startsWith(`/pf/dist/${entry.file}`))
        scripts.set(entry.file, entry.gzip);
      const chunk = chunks[attributes['data-island'] ?? attributes['data-enhance'] ?? ''];
      if (chunk && !LATER.has(attributes['data-hydrate'] ?? ''))
        scripts.set(chunk.file, chunk.gzip);
    },
  });
  parser.end(html);
  const files = Object.values(css).filter(({ id }) => sheets.has(id));
  const styles = await Promise.all(files.map(({ file }) => readFile(join(pack.clientDir, file))));
  return {
    html: compressedSize(html),
    css: styles.length === 0 ? 0 : compressedSize(Buffer.concat(styles)),
    script: [...scripts.values()].reduce((sum, size) => sum + size, 0),
  };
}
