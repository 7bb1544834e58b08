import type { Pack } from '../pack/types';
import type { Node, PageDocument } from '../store/document';
import type { DocumentParts } from './documentJobs';
import { EMPTY } from './renderJobs';
import type { Fragment } from './fragmentCache';
import { fillTokens } from './fragmentTokens';
import type { PageScope } from './pageScope';
import type { RenderJob } from './renderNode';
import { scriptJson } from './escape';
import { splitSlots } from './slots';
import { pageAssets, type ShownBlock } from './pageAssets';

const splits = new WeakMap<Fragment, string[]>();

/** The texts of a fragment, and between them the names of its slots: text, name, text, … */
function partsOf(fragment: Fragment): string[] {
  let parts = splits.get(fragment);
  if (!parts) {
    parts = splitSlots(fragment.html);
    splits.set(fragment, parts);
  }
  return parts;
}

/** The parts of a page joined to one HTML document: texts in their order, joined once. */
export function assemblePage(
  parts: DocumentParts,
  fragments: Map<RenderJob, Fragment>,
  document: PageDocument,
  pack: Pack,
  scope: PageScope,
): string {
  const shown: ShownBlock[] = [];
  const heads = new Set<string>();
  const page: string[] = [];
  let place = 0;

  /** Puts a fragment's texts in order, with what `fill` puts into its slots. */
  function write(target: string[], texts: readonly string[], fill: (name: string) => void): void {
    texts.forEach((text, index) => {
      if (index % 2 === 0) target.push(text);
      else fill(text);
    });
  }

  function writeNode(node: Node): void {
    const job = parts.byNode.get(node.id);
    const fragment = job ? (fragments.get(job) ?? EMPTY) : EMPTY;
    if (fragment.html === '') return;
    shown.push({ node, isLive: fragment.refresh > 0 });
    if (fragment.head) heads.add(fragment.head);
    let texts = partsOf(fragment);
    if (fragment.hasTokens) {
      place += 1;
      const values = { node: node.id, document: document.id, place: `b${place}-` };
      texts = texts.map((text) => fillTokens(text, values));
    }
    write(page, texts, (name) => {
      const child = node.kind === 'chain' ? node.children[Number(name)] : undefined;
      if (child) writeNode(child);
    });
  }

  write(page, partsOf(fragments.get(parts.layout) ?? EMPTY), (name) => {
    (document.sections[name] ?? []).forEach(writeNode);
  });

  const assets = pageAssets(pack, shown);
  const shell = fragments.get(parts.outputType) ?? EMPTY;
  const html = ['<!DOCTYPE html>'];
  write(html, partsOf(shell), (name) => {
    if (name === 'page') html.push(...page);
    if (name === 'css') html.push(assets.css);
    if (name === 'libs') html.push(assets.libs);
    if (name === 'preload') html.push(shell.head, ...heads);
    if (name === 'fusion' && assets.hasReactIsland) {
      const properties = scriptJson(scope.values.siteProperties);
      html.push(`<script type="application/json" id="fusion-properties">${properties}</script>`);
    }
  });
  return html.join('');
}
