const ADDRESS =
  /(?:src|href|data)\s*=\s*["']?\s*((?:https?:)?\/\/[^"'\s>]+)|url\(\s*["']?((?:https?:)?\/\/[^"')\s]+)/gi;
const LINK = /<a\b[^>]*>/gi;

/** Hosts that markup would ask as soon as it is shown, each once, without `www.`; links do not count. */
export function outsideHosts(html: string): string[] {
  const hosts = new Set<string>();
  for (const match of html.replace(LINK, '').matchAll(ADDRESS)) {
    const address = match[1] ?? match[2] ?? '';
    const url = address.startsWith('//') ? `https:${address}` : address;
    if (URL.canParse(url)) hosts.add(new URL(url).hostname.replace(/^www\./, ''));
  }
  return [...hosts].slice(0, 4);
}
