import type { Pack } from '../pack/types';
import type { PageDocument } from '../document/document';
import type { DocumentParts } from './documentJobs';
import { scriptJson } from './escape';
import type { Fragment } from './fragmentCache';
import { HIDING, pageAssets } from './pageAssets';
import type { PageScope } from './pageScope';
import { EMPTY } from './renderJobs';
import type { RenderJob } from './RenderJob';
import { NO_TOKENS, NodeWriter } from './writeNodes';

/** A page for the editor's canvas: its parts are marked, and a script of the editor's replaces its own. */
export interface Canvas {
  /** Asked for when every part has been rendered. */
  scripts: () => string;
}

/**
 * The parts of a page joined to one document, in UTF-8: ready bytes in their order, joined once. Empty
 * when the output type shows nothing.
 */
export function assemblePage(
  parts: DocumentParts,
  fragments: Map<RenderJob, Fragment>,
  document: PageDocument,
  pack: Pack,
  scope: PageScope,
  canvas?: Canvas,
): Buffer {
  const shell = fragments.get(parts.outputType) ?? EMPTY;
  const hasVariants = shell.parts.some((part) => 'slot' in part && part.slot === 'css');
  const isMarked = canvas !== undefined;
  const writer = new NodeWriter({ parts, fragments, document, isMarked, hasVariants });
  const page: Buffer[] = [];
  writer.write(page, fragments.get(parts.layout) ?? EMPTY, NO_TOKENS, (section) =>
    writer.section(page, section),
  );

  const assets = pageAssets(pack, writer.shown, scope.values.requestUri);
  if (shell.parts.length === 0) return Buffer.alloc(0);
  const first = shell.parts[0];
  const isHtml = Buffer.isBuffer(first) && first.subarray(0, 5).toString() === '<html';
  const html: Buffer[] = isHtml ? [Buffer.from('<!DOCTYPE html>')] : [];
  const put = (text: string) => void html.push(Buffer.from(text));
  writer.write(html, shell, NO_TOKENS, (slot) => {
    if (slot === 'page') html.push(...page);
    if (slot === 'css')
      put(canvas && !assets.css.endsWith(HIDING) ? assets.css + HIDING : assets.css);
    if (slot === 'libs') put(canvas ? canvas.scripts() : assets.libs);
    if (slot === 'preload') put([shell.head, ...writer.heads].join(''));
    if (slot === 'fusion' && assets.hasReactIsland) {
      const properties = scriptJson(scope.values.siteProperties);
      put(`<script type="application/json" id="fusion-properties">${properties}</script>`);
    }
  });
  return Buffer.concat(html);
}
