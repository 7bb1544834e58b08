import { READER_STATE_SCRIPT } from '../client/readerState';
import type { Pack } from '../pack/types';
import type { Node } from '../store/document';

export interface PageAssets {
  css: string;
  libs: string;
  hasReactIsland: boolean;
}

/**
 * Style sheets and scripts for the blocks on a page. The styles are one file, named by the numbers of
 * its parts, so that any node can answer for it and pages of one kind share it.
 */
export function pageAssets(pack: Pack, shown: readonly Node[], html: string): PageAssets {
  const { manifest } = pack;
  const sheets = new Set<number>();
  const add = (name: string | null) => {
    const sheet = name ? manifest.css[name] : undefined;
    if (sheet) sheets.add(sheet.id);
  };
  add('base');
  for (const node of shown) {
    add((node.kind === 'chain' ? manifest.chains : manifest.features)[node.type]?.css ?? null);
  }
  const ids = [...sheets].sort((a, b) => a - b);
  const css = ids.length
    ? `<link rel="stylesheet" href="/pf/dist/css/page/${ids.join('.')}.css?d=${manifest.build}"/>`
    : '';
  const hasReactIsland = html.includes(' data-island="');
  const isAlive =
    hasReactIsland || html.includes(' data-enhance="') || html.includes(' data-live="');
  const engine = isAlive
    ? `<script defer src="/pf/dist/${manifest.entry.file}${manifest.entry.file.includes('?') ? '' : `?d=${manifest.build}`}"></script>`
    : '';
  return { css, libs: `<script>${READER_STATE_SCRIPT}</script>${engine}`, hasReactIsland };
}
