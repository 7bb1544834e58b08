import { AUDIENCE_SCRIPT, AUDIENCE_STYLE } from '../client/audience';
import { READER_STATE_SCRIPT } from '../client/readerState';
import type { Pack } from '../pack/types';
import type { Node } from '../document/document';
import { hiddenViewports } from '../document/viewports';
import { escapeHtml } from './escape';

export interface PageAssets {
  css: string;
  libs: string;
  hasReactIsland: boolean;
}

/** A block that has something to show on this page. */
export interface ShownBlock {
  node: Node;
  /** Whether the browser asks for it again. */
  isLive: boolean;
  /** Whether no reader gets another form of it. */
  isForAll: boolean;
}

/** Leaves blocks out on the screens that their editor chose (`store/viewports.ts`). */
export const HIDING = `<style>${[
  ['phone', '(width < 768px)'],
  ['tablet', '(768px <= width < 1024px)'],
  ['desktop', '(width >= 1024px)'],
]
  .map(([name, query]) => `@media ${query}{[data-hide-on~="${name}"]{display:none!important}}`)
  .join('')}</style>`;

/**
 * Style sheets and scripts for the blocks on a page. The styles are one file, named by the numbers of
 * its parts, so that any node can answer for it and pages of one kind share it. The engine's script is
 * told the page's one address (`data-uri`): however readers came, their live blocks ask for the same.
 *
 * @param uri normalized path and query
 */
export function pageAssets(pack: Pack, shown: readonly ShownBlock[], uri: string): PageAssets {
  const { manifest } = pack;
  let isAlive = false;
  let hasReactIsland = false;
  for (const { node, isLive } of shown) {
    const entry = (node.kind === 'chain' ? manifest.chains : manifest.features)[node.type];
    if (!entry) continue;
    if (isLive || entry.chunk !== null) isAlive = true;
    if (entry.chunk !== null && !entry.enhance) hasReactIsland = true;
  }
  const ids = sheetsOf(pack, shown);
  const isHiding = shown.some(({ node }) => hiddenViewports(node).length > 0);
  const sheet = `<link rel="stylesheet" href="/pf/dist/css/page/${ids.join('.')}.css?d=${manifest.build}"/>`;
  const engine = isAlive
    ? `<script defer src="/pf/dist/${manifest.entry.file}?d=${manifest.build}" data-uri="${escapeHtml(uri)}"></script>`
    : '';
  const css = isHiding ? sheet + HIDING : sheet;
  const isForAll = shown.every((block) => block.isForAll);
  const audience = isForAll ? '' : `${AUDIENCE_STYLE}<script>${AUDIENCE_SCRIPT}</script>`;
  return {
    css,
    libs: `<script>${READER_STATE_SCRIPT}</script>${audience}${engine}`,
    hasReactIsland,
  };
}

/** Numbers of the style sheets that blocks need, with the site's own, in their order on a page. */
export function sheetsOf({ manifest }: Pack, shown: readonly ShownBlock[]): number[] {
  const names = shown.map(
    ({ node }) => (node.kind === 'chain' ? manifest.chains : manifest.features)[node.type]?.css,
  );
  const ids = ['base', ...names].flatMap((name) => (name ? (manifest.css[name]?.id ?? []) : []));
  return [...new Set(ids)].sort((a, b) => a - b);
}
