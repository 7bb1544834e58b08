import { isExternalLink } from '../../utils/links/isExternalLink';

/**
 * The `rel` of a link: external links get one, own links none (platform §5).
 *
 * @param rel what an external link gets, by default `nofollow`
 */
export function getLinkRel(
  url: string,
  ownHosts: readonly string[],
  rel = 'nofollow',
): string | undefined {
  return isExternalLink(url, ownHosts) ? rel : undefined;
}
