import type { Pack } from '../pack/types';
import type { Node, PageDocument } from '../store/document';
import type { DocumentParts } from './documentJobs';
import { scriptJson } from './escape';
import type { Fragment } from './fragmentCache';
import type { TokenName } from './fragmentParts';
import { pageAssets, type ShownBlock } from './pageAssets';
import type { PageScope } from './pageScope';
import { EMPTY } from './renderJobs';
import type { RenderJob } from './renderNode';

const NO_TOKENS: Record<TokenName, string> = { node: '', document: '', place: '' };

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
): Buffer {
  const shown: ShownBlock[] = [];
  const heads = new Set<string>();
  const page: Buffer[] = [];
  let place = 0;

  /** Puts a fragment's bytes in order, with what `fill` puts into its slots. */
  function write(
    target: Buffer[],
    fragment: Fragment,
    tokens: Record<TokenName, string>,
    fill: (slot: string) => void,
  ): void {
    for (const part of fragment.parts) {
      if (Buffer.isBuffer(part)) target.push(part);
      else if ('slot' in part) fill(part.slot);
      else target.push(Buffer.from(tokens[part.token]));
    }
  }

  function writeNode(node: Node): void {
    const job = parts.byNode.get(node.id);
    const fragment = job ? (fragments.get(job) ?? EMPTY) : EMPTY;
    if (fragment.parts.length === 0) return;
    shown.push({ node, isLive: fragment.refresh > 0 });
    if (fragment.head) heads.add(fragment.head);
    place += 1;
    const tokens = { node: node.id, document: document.id, place: `b${place}-` };
    write(page, fragment, tokens, (slot) => {
      const child = node.kind === 'chain' ? node.children[Number(slot)] : undefined;
      if (child) writeNode(child);
    });
  }

  write(page, fragments.get(parts.layout) ?? EMPTY, NO_TOKENS, (section) => {
    (document.sections[section] ?? []).forEach(writeNode);
  });

  const assets = pageAssets(pack, shown, scope.values.requestUri);
  const shell = fragments.get(parts.outputType) ?? EMPTY;
  if (shell.parts.length === 0) return Buffer.alloc(0);
  const first = shell.parts[0];
  const isHtml = Buffer.isBuffer(first) && first.subarray(0, 5).toString() === '<html';
  const html: Buffer[] = isHtml ? [Buffer.from('<!DOCTYPE html>')] : [];
  const put = (text: string) => void html.push(Buffer.from(text));
  write(html, shell, NO_TOKENS, (slot) => {
    if (slot === 'page') html.push(...page);
    if (slot === 'css') put(assets.css);
    if (slot === 'libs') put(assets.libs);
    if (slot === 'preload') put([shell.head, ...heads].join(''));
    if (slot === 'fusion' && assets.hasReactIsland) {
      const properties = scriptJson(scope.values.siteProperties);
      put(`<script type="application/json" id="fusion-properties">${properties}</script>`);
    }
  });
  return Buffer.concat(html);
}
