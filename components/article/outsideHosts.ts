/** Addresses in attributes and styles, as browsers read them: quoted or not. */
const IN_MARKUP =
  /(?:src|srcset|href|data|poster|action)\s*=\s*["']?\s*((?:https?:)?\/\/[^"'\s>,]+)|url\(\s*["']?((?:https?:)?\/\/[^"')\s]+)/gi;
const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script/gi;
/** Addresses in the text of a script. */
const IN_SCRIPT = /["'`]((?:https?:)?\/\/[\w.-]+\.\w+)/gi;
const LINK = /<a\b[^>]*>/gi;

/**
 * Hosts that markup says it asks as soon as it is shown, each once, without `www.`; links do not
 * count. A script may hide whom it asks: a frame for which this is empty is closed (`SandboxFrame`).
 */
export function outsideHosts(html: string): string[] {
  const scripts = [...html.matchAll(SCRIPT)].map((match) => match[1] ?? '').join('\n');
  const addresses = [
    ...[...html.replace(LINK, '').matchAll(IN_MARKUP)].map((match) => match[1] ?? match[2] ?? ''),
    ...[...scripts.matchAll(IN_SCRIPT)].map((match) => match[1] ?? ''),
  ];
  const hosts = addresses.flatMap((address) => {
    const url = address.startsWith('//') ? `https:${address}` : address;
    return URL.canParse(url) ? [new URL(url).hostname.replace(/^www\./, '')] : [];
  });
  return [...new Set(hosts)];
}
