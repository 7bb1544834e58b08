import { render } from 'dom-serializer';
import { isTag, type ChildNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Elements whose end tag HTML lets one leave out. */
const OPTIONAL_END = new Set(
  'li p td th tr dt dd option optgroup thead tbody tfoot colgroup rp rt'.split(' '),
);
const TAG =
  /<!--[\s\S]*?-->|<(script|style|textarea|title)\b(?:[^>"']|"[^"]*"|'[^']*')*>[\s\S]*?<\/\1\s*>|<(\/?)([a-zA-Z][^\s/>]*)(?:[^>"']|"[^"]*"|'[^']*')*?(\/?)>|<[!?a-zA-Z/]/gi;

/** Whether every element that opens in `html` closes in it, and nothing else closes. */
export function isBalanced(html: string): boolean {
  const open: string[] = [];
  for (const [match, rawText, slash, name, selfClosing] of html.matchAll(TAG)) {
    if (rawText || match.startsWith('<!--')) continue;
    if (!name) return false; // a tag or comment that never ends
    const tag = name.toLowerCase();
    if (!slash) {
      if (!VOID.has(tag) && !selfClosing) open.push(tag);
      continue;
    }
    while (open.length > 0 && open.at(-1) !== tag && OPTIONAL_END.has(open.at(-1)!)) open.pop();
    if (open.pop() !== tag) return false;
  }
  return open.every((tag) => OPTIONAL_END.has(tag));
}

/**
 * The same as `isBalanced` where it says yes, in a third of the time; no means only that a closer look
 * is needed. A tag is taken to end at the next `>`, so one with an open quote needs that look.
 */
function looksBalanced(html: string): boolean {
  const open: string[] = [];
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    const end = html.indexOf('>', at);
    if (end === -1) return false;
    const isClosing = html.charCodeAt(at + 1) === 47;
    let nameEnd = at + (isClosing ? 2 : 1);
    for (; nameEnd < end; nameEnd += 1) {
      const code = html.charCodeAt(nameEnd);
      const isName = (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 45;
      if (!isName) break;
    }
    const name = html.slice(at + (isClosing ? 2 : 1), nameEnd);
    if (
      name === '' ||
      name === 'script' ||
      name === 'style' ||
      name === 'textarea' ||
      name === 'title'
    )
      return false;
    if (isClosing) {
      if (open.pop() !== name) return false;
    } else if (!VOID.has(name)) {
      const tag = html.slice(nameEnd, end);
      if (tag.endsWith('/') || !hasWholeQuotes(tag)) return false;
      open.push(name);
    } else if (!hasWholeQuotes(html.slice(nameEnd, end))) {
      return false;
    }
    at = end;
  }
  return open.length === 0;
}

function hasWholeQuotes(tag: string): boolean {
  if (tag.includes("'")) return false;
  let quotes = 0;
  for (let at = tag.indexOf('"'); at !== -1; at = tag.indexOf('"', at + 1)) quotes += 1;
  return quotes % 2 === 0;
}

/** Attribute names that a tag torn apart by a quote leaves behind. */
const TORN_NAME = /["'<>/=\s]/;

function dropTornAttributes(nodes: readonly ChildNode[]): void {
  for (const node of nodes) {
    if (!isTag(node)) continue;
    for (const name of Object.keys(node.attribs))
      if (TORN_NAME.test(name)) delete node.attribs[name];
    dropTornAttributes(node.children);
  }
}

/** Markup that can't reach outside its block: broken HTML is closed as a browser would. */
export function repairMarkup(html: string): string {
  if (looksBalanced(html) || isBalanced(html)) return html;
  const document = parseDocument(html);
  dropTornAttributes(document.children);
  return render(document, { encodeEntities: 'utf8' });
}
