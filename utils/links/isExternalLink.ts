const HERE = 'https://here.invalid';

/**
 * Whether a link leads away: its host is none of our own, nor below one of them (platform §5).
 * The host is compared, not the text, so an own host in somebody else's query does not count.
 * Relative links, anchors, mailto and tel stay; an address that cannot be read counts as external.
 *
 * @param ownHosts host names without scheme, for example `['www.broadsheet.example']`
 */
export function isExternalLink(url: string, ownHosts: readonly string[]): boolean {
  if (!URL.canParse(url, HERE)) return true;
  const { protocol, hostname, origin } = new URL(url, HERE);
  if (origin === HERE || (protocol !== 'http:' && protocol !== 'https:')) return false;
  return !ownHosts.some((own) => hostname === own || hostname.endsWith(`.${own}`));
}
