import { render } from 'dom-serializer';
import { DomHandler, isTag, type ChildNode } from 'domhandler';
import { Parser } from 'htmlparser2';

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Elements whose content is text until they close. */
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title']);

/**
 * Whether every element that opens in `html` closes in it, and nothing else closes; no means only that
 * it must be parsed. It takes markup as React writes it: names in lower case, double quotes, `<br/>`.
 */
function looksBalanced(html: string): boolean {
  /** Where the names of the open elements start; their ends are found by comparing. */
  const open: number[] = [];
  let at = html.indexOf('<');
  while (at !== -1) {
    const isClosing = html.charCodeAt(at + 1) === SLASH;
    const start = isClosing ? at + 2 : at + 1;
    const nameEnd = endOfName(html, start);
    if (nameEnd === start) {
      if (!html.startsWith('<!--', at)) return false;
      const end = html.indexOf('-->', at + 4);
      if (end === -1) return false;
      at = html.indexOf('<', end);
      continue;
    }
    let end = endOfTag(html, nameEnd);
    if (end === -1) return false;
    if (isClosing) {
      const opened = open.pop();
      if (opened === undefined || !isSameName(html, opened, start, nameEnd)) return false;
    } else if (html.charCodeAt(end - 1) === SLASH) {
      if (!VOID.has(html.slice(start, nameEnd))) return false;
    } else {
      open.push(start);
      const first = html.charCodeAt(start);
      if (first === LETTER_S || first === LETTER_T) {
        const name = html.slice(start, nameEnd);
        if (RAW_TEXT.has(name)) end = html.indexOf(`</${name}`, end) - 1;
        if (end < 0) return false;
      }
    }
    at = html.indexOf('<', end);
  }
  return open.length === 0;
}

const SLASH = 47;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;
const GREATER_THAN = 62;

const HYPHEN = 45;
const LETTER_S = 115;
const LETTER_T = 116;

function endOfName(html: string, from: number): number {
  let at = from;
  for (; at < html.length; at += 1) {
    const code = html.charCodeAt(at);
    const isName = (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === HYPHEN;
    if (!isName) break;
  }
  return at;
}

/** Whether the name that starts at `other` is the one from `start` to `end`. */
function isSameName(html: string, other: number, start: number, end: number): boolean {
  for (let at = 0; at < end - start; at += 1)
    if (html.charCodeAt(other + at) !== html.charCodeAt(start + at)) return false;
  return endOfName(html, other + end - start) === other + end - start;
}

/** Where a tag ends, past what its quotes hold; -1 when it never does or is not plain. */
function endOfTag(html: string, from: number): number {
  for (let at = from; at < html.length; at += 1) {
    const code = html.charCodeAt(at);
    if (code === GREATER_THAN) return at;
    if (code === SINGLE_QUOTE) return -1;
    if (code === DOUBLE_QUOTE) {
      at = html.indexOf('"', at + 1);
      if (at === -1) return -1;
    }
  }
  return -1;
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

/** Elements in elements that a browser would open; the parser's time grows with their square. */
const MAX_DEPTH = 512;

/** Builds a tree that is not too deep. */
class ShallowHandler extends DomHandler {
  private depth = 0;

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.depth += 1;
    if (this.depth > MAX_DEPTH)
      throw new Error(`The markup nests deeper than ${MAX_DEPTH} elements`);
    super.onopentag(name, attributes);
  }

  override onclosetag(): void {
    this.depth -= 1;
    super.onclosetag();
  }
}

/**
 * Markup that can't reach outside its block: broken HTML is closed as a browser would.
 * @throws Error when it nests deeper than a browser would show it.
 */
export function repairMarkup(html: string): string {
  if (looksBalanced(html)) return html;
  const handler = new ShallowHandler();
  new Parser(handler).end(html);
  dropTornAttributes(handler.dom);
  return render(handler.dom, { encodeEntities: 'utf8' });
}
