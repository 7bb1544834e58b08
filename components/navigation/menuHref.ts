import type { MenuLink } from '../../properties/menus';

/**
 * Where a menu link leads. The anchor for readers who are logged in is always there: the page has
 * nothing by that name for others, so for them it is ignored (platform §2), and the markup stays the
 * same for every reader.
 */
export function menuHref({ path, loggedInAnchor }: MenuLink): string {
  return `${path}${loggedInAnchor ?? ''}`;
}
