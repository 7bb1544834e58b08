import { isExternalLink } from '../../utils/links/isExternalLink';

/**
 * A link without its query, where it leads to one of our own `.html` pages; the anchor stays
 * (platform §5). Everything else comes back as it was. Meant for links inside story text: there a
 * query is left-over tracking. Never use it on a gift link, whose query is what makes it a gift.
 */
export function stripOwnHtmlQuery(url: string, ownHosts: readonly string[]): string {
  const match = /^([^?#]*\.html)\?[^#]*(#.*)?$/is.exec(url);
  if (match === null || isExternalLink(url, ownHosts)) return url;
  return `${match[1] ?? ''}${match[2] ?? ''}`;
}
