/** Elements that stand in a line of text. */
const INLINE = new Set(
  'a abbr b bdi bdo br button cite code data dfn em i img input kbd label mark q s samp select small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Elements whose text is kept as it is. */
const VERBATIM = new Set(['pre', 'script', 'style', 'textarea']);

/** HTML as the browser reads it, an element per line, indented by two. For reading only. */
export function formatHtml(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  const lines: string[] = [];
  writeChildren(template.content, 0, lines);
  return lines.join('\n');
}

function writeChildren(parent: Node, depth: number, lines: string[]): void {
  let run = '';
  const flush = () => {
    const text = run.replace(/[ \t\n\r]+/g, ' ').trim();
    if (text !== '') lines.push('  '.repeat(depth) + text);
    run = '';
  };
  for (const node of parent.childNodes) {
    if (isPhrase(node)) {
      run += serialise(node);
      continue;
    }
    flush();
    writeBlock(node, depth, lines);
  }
  flush();
}

function writeBlock(node: Node, depth: number, lines: string[]): void {
  const indent = '  '.repeat(depth);
  if (!(node instanceof Element)) {
    lines.push(indent + serialise(node));
    return;
  }
  const tag = node.localName;
  const isFlat = [...node.childNodes].every(isPhrase) && node.innerHTML.length <= 80;
  if (VOID.has(tag) || VERBATIM.has(tag) || isFlat) {
    lines.push(indent + serialise(node).trim());
    return;
  }
  lines.push(`${indent}${openTag(node)}`);
  writeChildren(node instanceof HTMLTemplateElement ? node.content : node, depth + 1, lines);
  lines.push(`${indent}</${tag}>`);
}

/** Text, and inline elements that hold only such. */
function isPhrase(node: Node): boolean {
  if (node.nodeType === Node.TEXT_NODE) return true;
  if (!(node instanceof Element) || !INLINE.has(node.localName)) return false;
  return [...node.childNodes].every(isPhrase);
}

/** A node as HTML; only elements have `outerHTML`. */
function serialise(node: Node): string {
  const holder = document.createElement('div');
  holder.append(node.cloneNode(true));
  return holder.innerHTML;
}

function openTag(element: Element): string {
  const empty = element.cloneNode(false) as Element;
  return empty.outerHTML.replace(/<\/[^<>]*>$/, '');
}
