import classNames from 'classnames';
import type { AnchorHTMLAttributes } from 'react';
import type { MenuLink } from '../../properties/menus';

interface ReaderLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Where it leads readers who are signed in; empty for the same place. */
  signedInHref?: string | undefined;
}

/**
 * A link that leads readers who are signed in elsewhere (platform §2, §6). Cached pages are the same for all: both
 * are in the markup, and styles show the one that `data-reader-state` on the document names.
 */
export function ReaderLink(props: ReaderLinkProps) {
  const { href, signedInHref = '', className, children, ...rest } = props;
  const linkTo = (address: string, state?: string) => (
    <a {...rest} className={classNames(className, state) || undefined} href={address}>
      {children}
    </a>
  );
  if (signedInHref === '') return linkTo(href);
  return (
    <>
      {linkTo(href, 'for-signed-out')}
      {linkTo(signedInHref, 'for-signed-in')}
    </>
  );
}

/** The link of a menu. */
export function MenuAnchor({
  link: { path, title, loggedInAnchor },
  ...rest
}: { link: MenuLink } & Omit<ReaderLinkProps, 'href' | 'signedInHref'>) {
  return (
    <ReaderLink {...rest} href={path} signedInHref={loggedInAnchor && path + loggedInAnchor}>
      {title}
    </ReaderLink>
  );
}
