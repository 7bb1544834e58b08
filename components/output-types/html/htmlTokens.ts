/** A piece of rich text. Names of elements are in lower case, entities resolved. */
export type HtmlToken =
  | { kind: 'open'; name: string; attributes: Record<string, string> }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

const PIECE = /<(\/?)([a-zA-Z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|<!--[\s\S]*?-->|[^<]+|</g;
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/**
 * Sanitised HTML (`SafeHtml`) as its pieces in order. It is well formed already, so this needs no
 * parser; anything else still comes out as pieces, never as an exception.
 */
export function htmlTokens(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  for (const [piece, slash, name, rest = ''] of html.matchAll(PIECE)) {
    if (piece.startsWith('<!--')) continue;
    if (!name) tokens.push({ kind: 'text', text: decodeEntities(piece) });
    else if (slash) tokens.push({ kind: 'close', name: name.toLowerCase() });
    else tokens.push({ kind: 'open', name: name.toLowerCase(), attributes: attributesOf(rest) });
  }
  return tokens;
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
      name.toLowerCase(),
      decodeEntities(double ?? single ?? ''),
    ]),
  );
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (all, decimal, hex, name) => {
    if (name) return NAMED[name as string] ?? all;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
