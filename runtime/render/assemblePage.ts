import type { Pack } from '../pack/types';
import type { Node, PageDocument } from '../store/document';
import type { DocumentParts } from './documentJobs';
import { EMPTY } from './renderJobs';
import type { Fragment } from './fragmentCache';
import { fillTokens } from './fragmentTokens';
import type { PageScope } from './pageScope';
import type { RenderJob } from './renderNode';
import { scriptJson } from './escape';
import { fillSlots } from './slots';
import { pageAssets } from './pageAssets';

/** The parts of a page joined to one HTML document. */
export function assemblePage(
  parts: DocumentParts,
  fragments: Map<RenderJob, Fragment>,
  document: PageDocument,
  pack: Pack,
  scope: PageScope,
): string {
  const shown: Node[] = [];
  const heads = new Set<string>();
  let place = 0;

  function nodeHtml(node: Node): string {
    const job = parts.byNode.get(node.id);
    const fragment = job ? (fragments.get(job) ?? EMPTY) : EMPTY;
    if (fragment.html === '') return '';
    shown.push(node);
    if (fragment.head) heads.add(fragment.head);
    const html = fragment.hasTokens
      ? fillTokens(fragment.html, {
          node: node.id,
          document: document.id,
          place: `b${(place += 1)}-`,
        })
      : fragment.html;
    if (node.kind !== 'chain') return html;
    return fillSlots(html, (name) => {
      const child = node.children[Number(name)];
      return child ? nodeHtml(child) : '';
    });
  }

  const layout = fragments.get(parts.layout) ?? EMPTY;
  const page = fillSlots(layout.html, (name) =>
    (document.sections[name] ?? []).map(nodeHtml).join(''),
  );
  const assets = pageAssets(pack, shown, page);
  const shell = fragments.get(parts.outputType) ?? EMPTY;
  const html = fillSlots(
    shell.head ? shell.html.replace('<head>', `<head>${shell.head}`) : shell.html,
    (name) => {
      switch (name) {
        case 'page':
          return page;
        case 'css':
          return assets.css;
        case 'libs':
          return assets.libs;
        case 'preload':
          return [...heads].join('');
        case 'fusion':
          return assets.hasReactIsland
            ? `<script type="application/json" id="fusion-properties">${scriptJson(scope.values.siteProperties)}</script>`
            : '';
        default:
          return '';
      }
    },
  );
  return `<!DOCTYPE html>${html}`;
}
