import { getLinkRel } from './getLinkRel';
import { stripOwnHtmlQuery } from './stripOwnHtmlQuery';
import type { SafeHtml } from './ans';

const LINK = /<a\b([^<>]*)>/g;
const HREF = /\shref="([^"]*)"/;
const REL = /\srel="([^"]*)"/;

/**
 * The links of sanitised text as platform §5 wants them: those that lead away get `rel="nofollow"`,
 * own `.html` addresses lose left-over queries.
 */
export function decorateLinks(html: SafeHtml, ownHosts: readonly string[]): SafeHtml {
  if (!html.includes('<a')) return html;
  return html.replace(LINK, (tag: string, attributes: string) => {
    const written = HREF.exec(attributes)?.[1];
    if (written === undefined) return tag;
    const url = stripOwnHtmlQuery(written.replaceAll('&amp;', '&'), ownHosts);
    const words = [REL.exec(attributes)?.[1] ?? '', getLinkRel(url, ownHosts) ?? ''].join(' ');
    const rel = [...new Set(words.split(/\s+/).filter(Boolean))].join(' ');
    const rest = attributes.replace(HREF, '').replace(REL, '');
    const href = ` href="${url.replaceAll('&', '&amp;')}"`;
    return `<a${href}${rest}${rel ? ` rel="${rel}"` : ''}>`;
  });
}
