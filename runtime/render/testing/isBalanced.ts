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
