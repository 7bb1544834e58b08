/** Addresses in attributes and styles, as browsers read them: quoted or not. */
const IN_ATTRIBUTE =
  /(?:src(?:set)?|href|data|poster|action)\s*=\s*(?:["']\s*)?((?:https?:)?\/\/[^"'\s>,]+)/gi;
const IN_STYLE = /url\(\s*["']?((?:https?:)?\/\/[^"')\s]+)/gi;
const SCRIPT = /<script\b[^<>]*>/gi;
const SCRIPT_END = /<\/script/gi;
/** Addresses in the text of a script. */
const IN_SCRIPT = /["'`]((?:https?:)?\/\/[\w.-]+\.\w+)/gi;
const LINK = /<a\b[^<>]*>/gi;

/**
 * Hosts that markup says it asks as soon as it is shown, each once, without `www.`; links do not
 * count. A script may hide whom it asks: a frame for which this is empty is closed (`SandboxFrame`).
 */
export function outsideHosts(html: string): string[] {
  const asking = html.replace(LINK, '');
  const addresses = [
    ...asking.matchAll(IN_ATTRIBUTE),
    ...asking.matchAll(IN_STYLE),
    ...scriptsIn(html).matchAll(IN_SCRIPT),
  ].map((match) => match[1] ?? '');
  const hosts = addresses.flatMap((address) => {
    const url = address.startsWith('//') ? `https:${address}` : address;
    return URL.canParse(url) ? [new URL(url).hostname.replace(/^www\./, '')] : [];
  });
  return [...new Set(hosts)];
}

/** What stands in the scripts of markup; one that does not end never runs. */
function scriptsIn(html: string): string {
  const scripts: string[] = [];
  let from = 0;
  for (const { index, 0: tag } of html.matchAll(SCRIPT)) {
    if (index < from) continue;
    SCRIPT_END.lastIndex = index + tag.length;
    const end = SCRIPT_END.exec(html)?.index;
    if (end === undefined) break;
    scripts.push(html.slice(index + tag.length, end));
    from = end;
  }
  return scripts.join('\n');
}
