/** A piece of rich text. Names of elements are in lower case, entities resolved. */
export type HtmlToken =
  | { kind: 'open'; name: string; attributes: Record<string, string> }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

/** A tag as a whole, with what its quotes hold. */
const TAG = /<(\/?)([a-zA-Z][\w-]*)(?![\w-])((?:[^<>"']|"[^"]*"|'[^']*')*)>/y;
const ATTRIBUTE = /(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
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
  const say = (text: string): void => {
    if (text !== '') tokens.push({ kind: 'text', text: decodeEntities(text) });
  };
  /** Where the text began that has not been said yet. */
  let from = 0;
  let hasComments = true;
  for (let at = html.indexOf('<'); at !== -1;) {
    const isComment: boolean = hasComments && html.startsWith('<!--', at);
    const end: number = isComment ? html.indexOf('-->', at + 4) : -1;
    // Where one never ends, none does.
    if (isComment) hasComments = end !== -1;
    TAG.lastIndex = at;
    const tag = end === -1 ? TAG.exec(html) : null;
    if (end === -1 && !tag) {
      at = html.indexOf('<', at + 1);
      continue;
    }
    say(html.slice(from, at));
    if (tag) tokens.push(tokenOf(tag));
    from = tag ? TAG.lastIndex : end + 3;
    at = html.indexOf('<', from);
  }
  say(html.slice(from));
  return tokens;
}

function tokenOf([, slash, name = '', rest = '']: RegExpExecArray): HtmlToken {
  if (slash) return { kind: 'close', name: name.toLowerCase() };
  return { kind: 'open', name: name.toLowerCase(), attributes: attributesOf(rest) };
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
